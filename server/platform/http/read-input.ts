/** Parses what came from outside by a schema of the contract, and says in the user's words what is wrong with it. */
import type { z } from 'zod'
import { Refusal } from '#server/platform/http/refusal.ts'

/** How the library's own messages begin; the contract's are sentences for the reader. */
const isOfLibrary = /^(Invalid (input|option|key|element)|Too (big|small): )/

function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${issue.keys.slice(0, 5).join(', ').slice(0, 200)}`
  if (issue.code === 'invalid_union') {
    const nearest = issue.errors.flat().find((inner) => inner.code !== 'invalid_type')
    return nearest ? sentenceOf(nearest) : issue.message
  }
  return isOfLibrary.test(issue.message) ? 'This value isn’t valid.' : issue.message
}

/** A field's name: the path without the positions, as forms know it. */
const fieldOf = (issue: z.core.$ZodIssue) => issue.path.map(String).join('.').slice(0, 200)

/** The parsed value; a misfit is refused as `invalid_input` with a sentence per field. */
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
