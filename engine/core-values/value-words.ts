/** The words by which values are known: in a title, and where a sentence says one outright. */
import listed from './value-words.json' with { type: 'json' }

/** "honest*" stands for all words that begin so. */
export const searchFor = (words: string) =>
  new RegExp(`\\b(?:${words.split(', ').join('|').replaceAll('*', '\\w*')})\\b`, 'i')

const known = Object.entries(listed).map(([name, { says, also }]) => ({
  name,
  outright: says === '' ? undefined : searchFor(says),
  any: searchFor([name, says, also].filter((words) => words !== '').join(', ')),
}))

/** The value that a title names, as the table calls it; of several the one named first. */
export function valueNamed(title: string): string | undefined {
  let first: { name: string; at: number } | undefined
  for (const { name, any } of known) {
    const at = title.search(any)
    if (at >= 0 && (!first || at < first.at)) first = { name, at }
  }
  return first?.name
}

/** The value whose word stands in a sentence, or ''. */
export const valueSaidIn = (sentence: string): string =>
  known.find(({ outright }) => outright?.test(sentence))?.name ?? ''
