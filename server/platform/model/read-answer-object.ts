/** Reads an object out of what a model wrote, whatever is around it. */
import type { z } from 'zod'
import { cleanText } from '#server/platform/model/clean-text.ts'
import type { PortableField, PortableSchema } from '#server/platform/model/portable-schema.ts'

/** Removes what a model thought aloud; also where a server swallowed the opening mark. */
export const dropThoughts = (text: string): string => {
  const end = text.lastIndexOf('</think>')
  const after = end < 0 ? text : text.slice(end + '</think>'.length)
  const open = after.indexOf('<think>')
  return open < 0 ? after : after.slice(0, open)
}

const fence = /```[\w-]*\s*\n?([\s\S]*?)```/g

/** From the first opening sign to the last closing one. */
function sliceBetween(text: string, open: string, close: string): string[] {
  const from = text.indexOf(open)
  const to = text.lastIndexOf(close)
  return from >= 0 && to > from ? [text.slice(from, to + 1)] : []
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const canBeNull = (field: PortableField) =>
  'anyOf' in field ? field.anyOf.some(({ type }) => type === 'null') : field.type === 'null'
const typeOf = (field: PortableField) =>
  'anyOf' in field ? field.anyOf.find(({ type }) => type !== 'null')?.type : field.type

/** A value in the form that its key wants, where there is only one way to understand it. */
function shapeField(value: unknown, field: PortableField): unknown {
  const type = typeOf(field)
  if (value === null || value === undefined) {
    if (canBeNull(field)) return null
    if (type === 'array') return []
    return type === 'string' && !('enum' in field) ? '' : value
  }
  if ('items' in field) {
    const { items } = field
    const all = Array.isArray(value) ? value : [value]
    return all.map((each) => ('properties' in items ? shapeObject(each, items) : shapeField(each, items)))
  }
  if (typeof value === 'string') {
    const isNumber = (type === 'number' || type === 'integer') && value.trim() !== ''
    return isNumber ? Number(value) : cleanText(value)
  }
  return type === 'string' && typeof value === 'number' ? String(value) : value
}

type ObjectSchema = { properties: Readonly<Record<string, PortableField>> }

function shapeObject(value: unknown, { properties }: ObjectSchema): unknown {
  const keys = Object.keys(properties)
  const [only] = keys
  const holds = (each: unknown) => isRecord(each) && keys.some((key) => Object.hasOwn(each, key))
  // The bare value of the only key, or the object inside another one.
  let found = value
  if (!holds(value) && isRecord(value)) found = Object.values(value).find(holds) ?? value
  else if (!isRecord(value) && keys.length === 1 && only !== undefined) found = { [only]: value }
  if (!isRecord(found)) return found
  const record = found
  return Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, shapeField(record[key], field)]))
}

/** The first reading that fits; undefined if none does. An object without any of its keys fits nothing. */
export function readAnswerObject<Value>(
  text: string,
  portable: PortableSchema,
  schema: z.ZodType<Value>,
): Value | undefined {
  const said = dropThoughts(text).trim()
  const fenced = [...said.matchAll(fence)].map(([, inside = '']) => inside)
  const keys = Object.keys(portable.properties)
  for (const part of [said, ...fenced, ...sliceBetween(said, '{', '}'), ...sliceBetween(said, '[', ']')]) {
    const value = parseJson(part)
    if (value === undefined || value === null || !hasContent(value, keys)) continue
    const read = schema.safeParse(shapeObject(value, portable))
    if (read.success) return read.data
  }
  return undefined
}

/** Whether a key was answered at all, so that an unrelated object is not read as one without content. */
function hasContent(value: unknown, keys: readonly string[]): boolean {
  if (!isRecord(value)) return true
  const within = [value, ...Object.values(value).filter(isRecord)]
  return within.some((each) => keys.some((key) => Object.hasOwn(each, key)))
}
