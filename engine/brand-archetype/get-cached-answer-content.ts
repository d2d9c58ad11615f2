/** Cache of parsed answers: an interview reads the same answers again at every turn. */
import type { MotifHit } from './find-motifs.ts'

/** The keys in the cache have at most this many characters in total. */
const keptCharactersMax = 1_000_000
/**
 * What one answer contains. `hits`: motifs; `words`: indexes into the table of lean-words.ts; `own`: stems of its distinctive
 * words (informative-answers.ts).
 */
export type AnswerContent = { hits: readonly MotifHit[]; words: readonly number[]; own: ReadonlySet<string> }

const heardBefore = new Map<string, AnswerContent>()
let keptCharacters = 0

/**
 * The cached result for `key`, or that of `hear`. The key must contain everything the result depends on. Hits are copied,
 * because callers use them as map keys and two equal answers must not share them.
 */
export function getCachedAnswerContent(key: string, hear: () => AnswerContent): AnswerContent {
  const known = heardBefore.get(key)
  const said = known ?? hear()
  if (known === undefined) keep(key, said)
  return { ...said, hits: said.hits.map((hit) => ({ ...hit })) }
}

/** Stores the result and evicts the oldest entries. */
function keep(key: string, said: AnswerContent): void {
  heardBefore.set(key, said)
  keptCharacters += key.length
  for (const oldest of heardBefore.keys()) {
    if (keptCharacters <= keptCharactersMax) return
    heardBefore.delete(oldest)
    keptCharacters -= oldest.length
  }
}
