/** Search over the help: an article matches if it contains every typed word, ignoring case and accents. */
import type { HelpText } from '#contract/plain/help/help-article.ts'

/** Normalizes text: lower case, no accents, one kind of apostrophe, single spaces. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’`´]/g, "'")
    .toLowerCase()

/** The searchable text of an article. */
export const makeSearchableText = ({ title, text, words = [] }: Pick<HelpText, 'title' | 'text' | 'words'>): string =>
  plain([title, text, ...words].join(' '))

/** Whether all typed words occur in `searched`, a result of `makeSearchableText`. An empty search matches everything. */
export const matchesHelpSearch = (searched: string, typed: string): boolean =>
  plain(typed)
    .split(/\s+/)
    .every((word) => searched.includes(word))
