/** Which words that a language model reads out of a document may be shown. Runs in a thread, since it reads all of it. */
import type { BrandBrief } from '#contract/plain/brand.ts'
import type { FoundWord } from '#contract/writers.ts'
import { listStatements } from '#engine/grounding/list-statements.ts'
import { makeMeaningKey } from '#engine/language/similarity.ts'
import { isUsableWord, lowerListed } from '#server/brand-attributes/measure-suggestions.ts'
import { documentWordsMax, type RawWord, wordsDocumentPrompt } from '#server/brand-attributes/words-document-prompt.ts'
import { readPassage } from '#server/writing/measure-passage.ts'
import { createPlainTextCheck } from '#server/writing/plain-text.ts'
import { readWrittenLine } from '#server/writing/read-written-line.ts'

const isPlain = createPlainTextCheck(wordsDocumentPrompt)

export type DocumentWordsSource = {
  /** What the model was given. */
  text: string
  brief: BrandBrief
  /** Words that the owner has, or that were found in the document already. */
  taken: readonly string[]
}

/** The words that their passages show, each once in any form, and not too many of a category; never one that is taken. */
export function measureDocumentWords(
  raw: readonly RawWord[],
  { text, brief, taken }: DocumentWordsSource,
): FoundWord[] {
  const known = new Set(taken.map(makeMeaningKey))
  const words = lowerListed(raw.map(({ word }) => readWrittenLine(word).replace(/[.!,;:]+$/, '')))
  const shown: FoundWord[] = []
  for (const [at, { category, quote }] of raw.entries()) {
    const word = words[at] ?? ''
    const key = makeMeaningKey(word)
    const sentence = readPassage(quote, text, isPlain)
    const isFull = shown.filter((each) => each.category === category).length >= documentWordsMax
    if (isFull || sentence === '' || known.has(key) || !isPlain(word)) continue
    const told = listStatements({ ...brief, chosenUvp: '', quotes: [sentence] })
    if (!isUsableWord(word, told, brief)) continue
    known.add(key)
    shown.push({ category, word, sentence })
  }
  return shown
}
