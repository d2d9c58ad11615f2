/** What may be logged about an unexpected error: its place and kind, never the values in it. */

export type ErrorFacts = { [fact: string]: unknown; type: string; message: string; stack: string }

const framesOf = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/** Leaves out a database error's message and parameters, which repeat the row's values. */
export function describeError(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const isOfDatabase = 'query' in error || 'routine' in error
  const message = isOfDatabase ? 'a statement failed' : error.message
  const facts: ErrorFacts = { type: error.name, message, stack: framesOf(error.stack) }
  for (const key of ['code', 'query', 'table', 'column', 'constraint', 'routine']) {
    const fact: unknown = Object.getOwnPropertyDescriptor(error, key)?.value
    if (typeof fact === 'string') facts[key] = fact
  }
  if (error.cause !== undefined) facts.cause = describeError(error.cause)
  return facts
}
