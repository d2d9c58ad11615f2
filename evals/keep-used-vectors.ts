/**
 * Keeps of the word vectors those of words that stand in texts. The vectors themselves are GloVe's: nothing in the project
 * can make them, and words that no text held while others were learned tell nothing (docs/data.md).
 */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { phraseWordsOf } from '#engine/language/phrase-sense.ts'
import { wordsOf } from '#engine/language/stem.ts'

const vectorTable = z.object({ source: z.string(), dimensions: z.int(), words: z.string(), vectors: z.string() })
export type VectorTable = z.infer<typeof vectorTable>

/** `file` holds the table; the words stay in their order, the most frequent first. */
export function keepUsedVectors(file: string, texts: readonly string[]): VectorTable {
  const { source, dimensions, words, vectors } = vectorTable.parse(JSON.parse(readFileSync(file, 'utf8')))
  // A word is looked up as it stands, or by its parts beside an apostrophe.
  const used = new Set(
    texts.flatMap((text) => [...wordsOf(text), ...phraseWordsOf(text)]).flatMap((word) => word.split("'")),
  )
  const kept = words
    .split(' ')
    .map((word, at) => ({ word, vector: vectors.slice(at * dimensions, (at + 1) * dimensions) }))
    .filter(({ word }) => used.has(word))
  return {
    source,
    dimensions,
    words: kept.map(({ word }) => word).join(' '),
    vectors: kept.map(({ vector }) => vector).join(''),
  }
}
