/** Keeps in memory what was computed last, for what every view of a page reads and would compute again. */
import { createHash } from 'node:crypto'

/** Like `compute`, but the same arguments (as JSON) are computed once, while they are among the last `max`. */
export function keepNewest<Given extends unknown[], Value>(
  max: number,
  compute: (...given: Given) => Promise<Value>,
): (...given: Given) => Promise<Value> {
  const kept = new Map<string, { value: Value }>()
  return async (...given) => {
    const key = createHash('sha256').update(JSON.stringify(given)).digest('base64url')
    const known = kept.get(key)
    if (known) return known.value
    const value = await compute(...given)
    const [oldest] = kept.keys()
    if (kept.size >= max && oldest !== undefined) kept.delete(oldest)
    kept.set(key, { value })
    return value
  }
}
