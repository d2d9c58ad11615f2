/** Sentences that may show a value: all of them are hers to choose from, the likely ones stand first. */
import type { TellingSentence } from '#contract/writers.ts'
import { canShow } from './can-show.ts'
import { sentencesOf } from './document-text.ts'
import listed from './telling-words.json' with { type: 'json' }
import { searchFor, valueSaidIn } from './value-words.ts'

/** What a firm holds to, refuses, pays for and how it treats people. */
const likely = searchFor(Object.values(listed.likely).join(', '))
const sentencesMax = 40

/** Word for word, each once, at most 40; a name is suggested only where the sentence holds the word of a value. */
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

/** Of what the owner has told elsewhere, the likely sentences alone, at most 12. */
export const tellingOf = (texts: readonly string[]): TellingSentence[] =>
  tellingSentences(texts.flatMap((text) => text.split(/\n+/)).flatMap(sentencesOf))
    .filter(({ isLikely }) => isLikely)
    .slice(0, toldMax)
