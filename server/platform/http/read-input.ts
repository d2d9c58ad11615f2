/** Parses input with a schema of the contract, and turns problems into sentences for the user. */
import type { z } from 'zod'
import { Refusal } from '#server/platform/http/refusal.ts'

/** Prefixes of the library's own messages; the contract's messages are sentences for the user. */
const isOfLibrary = /^(Invalid (input|option|key|element)|Too (big|small): )/

function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${issue.keys.slice(0, 5).join(', ').slice(0, 200)}`
  if (issue.code === 'invalid_union') {
    const nearest = issue.errors.flat().find((inner) => inner.code !== 'invalid_type')
    return nearest ? sentenceOf(nearest) : issue.message
  }
  return isOfLibrary.test(issue.message) ? 'This value isn’t valid.' : issue.message
}

/** The field's name: its path, joined with dots. */
const fieldOf = (issue: z.core.$ZodIssue) => issue.path.map(String).join('.').slice(0, 200)

/** Returns the parsed value; throws `invalid_input` with a sentence per field. */
export function readInput<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const read = schema.safeParse(given)
  if (read.success) return read.data
  const fields: Record<string, string> = {}
  for (const issue of read.error.issues.slice(0, 50)) fields[fieldOf(issue)] ??= sentenceOf(issue)
  const [first] = read.error.issues
  const sentence = first ? sentenceOf(first) : undefined
  delete fields['']
  throw new Refusal('invalid_input', {
    ...(sentence !== undefined && { sentence }),
    ...(Object.keys(fields).length > 0 && { fields }),
  })
}
