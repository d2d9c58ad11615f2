/**
 * The dictionary: whether it knows a word, and which words are similar. American and British spellings are one list.
 */
import nspell from 'nspell'
import { commonMisspellings, neverSuggestedWords } from '#web/account/spelling/common-misspellings.ts'
import { wordsMissingFromDictionary } from '#web/account/spelling/words-missing-from-dictionary.ts'

const offersMax = 3

export type Dictionary = {
  knows: (word: string) => boolean
  /** At most three suggestions, likeliest first. */
  offersFor: (word: string) => string[]
}

const withoutAccents = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** Opens a dictionary; `rules` and `words` are the contents of its two Hunspell files (.aff and .dic). */
export function openDictionary(rules: string, words: string): Dictionary {
  const spelling = nspell({ aff: rules, dic: words })
  for (const word of wordsMissingFromDictionary) spelling.add(word)
  const knowsPlain = (word: string) => spelling.correct(word) || spelling.correct(withoutAccents(word))
  const knows = (word: string) => knowsPlain(word) || knowsPlain(word.replace(/['’](s|d|ll|ve)$/, ''))

  /** Splits "woodstove" into two words. */
  function twoWords(word: string): string[] {
    const cuts = Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => at + 3)
    const halves = cuts.map((cut) => [word.slice(0, cut), word.slice(cut)])
    return halves.filter((pair) => pair.every((half) => spelling.correct(half))).map((pair) => pair.join(' '))
  }

  /** Fixes "proffesional": one letter wrongly doubled, another wrongly single. */
  function otherDoubles(word: string): string[] {
    const once = (text: string) =>
      Array.from(text).flatMap((letter, at) =>
        text[at + 1] === letter
          ? [text.slice(0, at) + text.slice(at + 1)]
          : text[at - 1] === letter
            ? []
            : [text.slice(0, at) + letter + text.slice(at)],
      )
    return [...new Set(once(word).flatMap(once))].filter((each) => each !== word && spelling.correct(each))
  }

  function offersFor(word: string): string[] {
    const usual = commonMisspellings[word.toLowerCase().replaceAll("'", '’')]
    if (usual) return [usual]
    const like = spelling
      .suggest(word)
      .filter((offer) => !neverSuggestedWords.has(offer.toLowerCase()))
      .map((offer) => offer.replaceAll("'", '’'))
    const others = like.length > 0 ? like : otherDoubles(word)
    return (others.length > 0 ? others : twoWords(word)).slice(0, offersMax)
  }
  return { knows, offersFor }
}
