/** The words by which values are recognised, in titles and in sentences. */
import listed from './value-words.json' with { type: 'json' }

/** A search for any of the words; "honest*" matches every word that begins with it. */
export const makeWordPattern = (words: string) =>
  new RegExp(`\\b(?:${words.split(', ').join('|').replaceAll('*', '\\w*')})\\b`, 'i')

/** `says` are words that name the value even within a sentence; `also` are words that do so only in a title. */
const known = Object.entries(listed).map(([name, { says, also }]) => ({
  name,
  outright: says === '' ? undefined : makeWordPattern(says),
  any: makeWordPattern([name, says, also].filter((words) => words !== '').join(', ')),
}))

/** The known value that a title names; if several, the one that comes first in the title. */
export function findValueInTitle(title: string): string | undefined {
  let first: { name: string; at: number } | undefined
  for (const { name, any } of known) {
    const at = title.search(any)
    if (at >= 0 && (!first || at < first.at)) first = { name, at }
  }
  return first?.name
}

/** The first known value that a sentence names with one of its `says` words; '' if none. */
export const findValueInSentence = (sentence: string): string =>
  known.find(({ outright }) => outright?.test(sentence))?.name ?? ''
