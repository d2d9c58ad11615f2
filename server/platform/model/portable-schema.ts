/** The schemas that every server understands: one flat object, or lists in it, every key required, no limits. */
import { z } from 'zod'

const description = z.string().optional()
const plainType = z.enum(['string', 'number', 'integer', 'boolean', 'null'])
const plain = z.union([
  z.strictObject({ type: plainType, description }),
  z.strictObject({ type: z.literal('string'), enum: z.array(z.string()), description }),
])
/** Not every server understands a list of types; all understand alternatives. */
const eitherType = z
  .strictObject({ type: z.array(plainType), description })
  .transform(({ type, ...more }) => ({ anyOf: type.map((each) => ({ type: each })), ...more }))
const field = z.union([plain, eitherType, z.strictObject({ anyOf: z.array(plain), description })])
const makeObject = <Field extends z.ZodType>(each: Field) =>
  z.strictObject({
    type: z.literal('object'),
    properties: z.record(z.string(), each),
    required: z.array(z.string()).default([]),
    additionalProperties: z.literal(false),
    description,
  })
const list = z.strictObject({
  type: z.literal('array'),
  items: z.union([field, makeObject(field)]),
  description,
})
const portable = makeObject(z.union([list, field]))

export type PortableSchema = z.output<typeof portable>
export type PortableField = PortableSchema['properties'][string]

/** A whole number has these bounds in zod; a grammar need not know them. */
const isSafeBound = (key: string, value: unknown) =>
  (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) || (key === 'maximum' && value === Number.MAX_SAFE_INTEGER)

const hasEveryKey = (each: { properties: object; required: readonly string[] }) =>
  Object.keys(each.properties).every((key) => each.required.includes(key))

/**
 * The JSON schema of a zod object. Throws for anything that some server does not understand: keys that may be missing,
 * lengths, patterns, formats, and objects in objects (a list of flat objects is understood). Check limits afterwards.
 */
export function toPortableSchema(schema: z.ZodType): PortableSchema {
  const described: unknown = JSON.parse(
    JSON.stringify(z.toJSONSchema(schema), (key, value) =>
      key === '$schema' || isSafeBound(key, value) ? undefined : value,
    ),
  )
  const read = portable.safeParse(described)
  if (!read.success)
    throw new Error(`A schema for a language model must be flat and without limits: ${JSON.stringify(described)}`)
  const lists = Object.values(read.data.properties).flatMap((each) => ('items' in each ? [each.items] : []))
  const objects = [read.data, ...lists.flatMap((each) => ('properties' in each ? [each] : []))]
  if (!objects.every(hasEveryKey))
    throw new Error('In a schema for a language model every key is required: say nullable instead of optional.')
  return read.data
}
