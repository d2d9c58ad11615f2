/** Sentences that may show a value. The owner can choose from all of them; likely ones come first. */
import type { TellingSentence } from '#contract/writers.ts'
import { canShow } from './can-show.ts'
import { sentencesOf } from './document-text.ts'
import listed from './telling-words.json' with { type: 'json' }
import { searchFor, valueSaidIn } from './value-words.ts'

/** Words that make a sentence likely: what a firm holds to, refuses or pays for, and how it treats people. */
const likely = searchFor(Object.values(listed.likely).join(', '))
const sentencesMax = 40

/** Verbatim, without duplicates, at most 40; a name is suggested only if the sentence contains the word for a value. */
export function tellingSentences(sentences: readonly string[]): TellingSentence[] {
  const read = [...new Set(sentences)].filter(canShow).map((text): TellingSentence => {
    const suggestedName = valueSaidIn(text)
    return { text, suggestedName, isLikely: suggestedName !== '' || likely.test(text.replaceAll('’', "'")) }
  })
  return [...read.filter(({ isLikely }) => isLikely), ...read.filter(({ isLikely }) => !isLikely)].slice(
    0,
    sentencesMax,
  )
}

const toldMax = 12

/** The likely sentences, at most 12, from texts that the owner wrote elsewhere in the product. */
export const tellingOf = (texts: readonly string[]): TellingSentence[] =>
  tellingSentences(texts.flatMap((text) => text.split(/\n+/)).flatMap(sentencesOf))
    .filter(({ isLikely }) => isLikely)
    .slice(0, toldMax)
