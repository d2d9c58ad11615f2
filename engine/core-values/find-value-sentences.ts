/** Sentences that may show a value. The owner can choose from all of them; likely ones come first. */
import type { ValueSentence } from '#contract/writers.ts'
import { canShowValue } from './can-show-value.ts'
import { splitDocumentSentences } from './document-text.ts'
import listed from './telling-words.json' with { type: 'json' }
import { findValueInSentence, makeWordPattern } from './value-words.ts'

/** Words that make a sentence likely: what a firm holds to, refuses or pays for, and how it treats people. */
const likely = makeWordPattern(Object.values(listed.likely).join(', '))
const sentencesMax = 40

/** Verbatim, without duplicates, at most 40; a name is suggested only if the sentence contains the word for a value. */
export function findValueSentences(sentences: readonly string[]): ValueSentence[] {
  const read = [...new Set(sentences)].filter(canShowValue).map((text): ValueSentence => {
    const suggestedName = findValueInSentence(text)
    return { text, suggestedName, isLikely: suggestedName !== '' || likely.test(text.replaceAll('’', "'")) }
  })
  return [...read.filter(({ isLikely }) => isLikely), ...read.filter(({ isLikely }) => !isLikely)].slice(
    0,
    sentencesMax,
  )
}

const toldMax = 12

/** The likely sentences, at most 12, from texts that the owner wrote elsewhere in the product. */
export const findLikelyValueSentences = (texts: readonly string[]): ValueSentence[] =>
  findValueSentences(texts.flatMap((text) => text.split(/\n+/)).flatMap(splitDocumentSentences))
    .filter(({ isLikely }) => isLikely)
    .slice(0, toldMax)
