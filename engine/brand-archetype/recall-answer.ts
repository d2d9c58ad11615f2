/** What answers said that were heard before: an interview reads the same ones again at every turn. */
import type { Hit } from './hear-answer.ts'

const keptCharactersMax = 1_000_000
/** What was heard in one answer: motifs, the words that the table of lean-words.ts knows, and the words of its own. */
export type Said = { hits: readonly Hit[]; words: readonly number[]; own: ReadonlySet<string> }

const heardBefore = new Map<string, Said>()
let keptCharacters = 0

/** What was heard under `key`, which must name all that it depends on; found by `hear` the first time. Each call gives hits of its own. */
export function recall(key: string, hear: () => Said): Said {
  const known = heardBefore.get(key)
  const said = known ?? hear()
  if (known === undefined) keep(key, said)
  return { ...said, hits: said.hits.map((hit) => ({ ...hit })) }
}

/** The oldest give way. */
function keep(key: string, said: Said): void {
  heardBefore.set(key, said)
  keptCharacters += key.length
  for (const oldest of heardBefore.keys()) {
    if (keptCharacters <= keptCharactersMax) return
    heardBefore.delete(oldest)
    keptCharacters -= oldest.length
  }
}
