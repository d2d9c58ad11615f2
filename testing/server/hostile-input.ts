/** Generates hostile input for any call from the JSON schema of its body: mostly valid, wrong somewhere. */
import fc from 'fast-check'
import { z } from 'zod'

type Schema = z.core.JSONSchema.JSONSchema

/** Stands for 10,000 nested lists, which are only inserted into the finished JSON text. */
const deepMark = '<ten thousand levels>'
export const deeplyNestedJson = `${'['.repeat(10_000)}${']'.repeat(10_000)}`

/** The JSON text of a body, with the placeholder expanded. */
export const textOf = (body: unknown) =>
  (JSON.stringify(body) ?? '').replaceAll(JSON.stringify(deepMark), deeplyNestedJson)

const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202e',
  '__proto__',
  'constructor',
  "'; DROP TABLE users; --",
]
const odd = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 7, 1.5, 1e308, [], {}, ['a'], [null], { $ne: null }, deepMark),
  fc.constantFrom(...oddTexts, 'x'.repeat(5000), '%00', '../../etc/passwd', '{{7*7}}'),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
)

const plainTexts = [
  'Calm',
  'Warm',
  'Tern & Tide',
  'ida@example.org',
  'a kettle of herons',
  '1-10',
  'culture',
  'xFactor',
]

function textFitting({ maxLength = 200 }: Schema): fc.Arbitrary<unknown> {
  const max = Math.min(maxLength, 60)
  return fc.oneof(fc.constantFrom(...plainTexts), fc.string({ maxLength: max }), fc.constant('x'.repeat(maxLength + 1)))
}

function objectFitting({ properties = {}, additionalProperties }: Schema): fc.Arbitrary<unknown> {
  const known = Object.entries(properties).map(([name, schema]) => [name, nearly(schema)] as const)
  const record = fc.record(Object.fromEntries(known), { requiredKeys: [], noNullPrototype: true })
  const whole = fc.record(Object.fromEntries(known), { noNullPrototype: true })
  const further = typeof additionalProperties === 'object' ? nearly(additionalProperties) : odd
  const names = fc.oneof(
    fc.constantFrom('culture', 'voice', 'xFactor', 'surplus', 'constructor', 'isAdmin'),
    fc.string(),
  )
  const surplus = fc.dictionary(names, further, { maxKeys: 4, noNullPrototype: true })
  const isOpen = typeof additionalProperties === 'object'
  const more = isOpen ? surplus : fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: surplus })
  return fc.tuple(fc.oneof(whole, whole, record), more).map(([given, rest]) => ({ ...given, ...rest }))
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((each) => nearly(each)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum)
  if (schema.type === 'string') return textFitting(schema)
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.oneof(fc.integer({ min: 0, max: 8 }), fc.double())
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'array') {
    const items = typeof schema.items === 'object' && !Array.isArray(schema.items) ? nearly(schema.items) : odd
    return fc.oneof(fc.array(items, { maxLength: 8 }), fc.constant(Array(250).fill('x')))
  }
  return schema.type === 'object' ? objectFitting(schema) : odd
}

/** Generates values that mostly fit the schema but may be wrong anywhere. */
function nearly(schema: Schema | boolean): fc.Arbitrary<unknown> {
  const fits = typeof schema === 'object' ? fitting(schema) : odd
  return fc.oneof({ weight: 9, arbitrary: fits }, { weight: 1, arbitrary: odd })
}

/** Bodies for `schema`: most are wrong in one or more places, some are valid. */
export function hostileBodies(schema: z.ZodType): fc.Arbitrary<string> {
  const near = nearly(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return fc.oneof({ weight: 8, arbitrary: near }, { weight: 1, arbitrary: fc.jsonValue() }).map(textOf)
}

/** Bodies that are not JSON, or JSON that no call expects. */
export const oddBodies: readonly (string | Buffer)[] = [
  '',
  ' ',
  '{',
  '}',
  '[1,',
  '{"a":}',
  "{'a':1}",
  '{"a":1}}',
  'null',
  'true',
  '7',
  '"text"',
  '[]',
  '[{}]',
  'NaN',
  'undefined',
  '\ufeff{}',
  '{"a":1e999}',
  '{"a":"\u0000"}',
  '{"a":"\\u0000","b":"\\ud800"}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  deeplyNestedJson,
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  '['.repeat(30_000),
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0x1f, 0x8b, 0x08, 0x00]),
]

/** Odd values for path parameters and query strings. */
export const oddPieces = fc.oneof(
  fc.constantFrom(
    ...oddTexts.filter((text) => text.isWellFormed()),
    '..',
    '%',
    '%zz',
    '%00',
    '%ff',
    '1e9',
    '-1',
    'x'.repeat(300),
  ),
  fc.string({ maxLength: 40 }),
)
