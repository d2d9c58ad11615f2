/** The search over the help: every typed word stands somewhere in the article, in whatever letters. */
import type { HelpText } from '#contract/plain/help/help-article.ts'

/** Lower case, without accents, one kind of apostrophe, single blanks. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’`´]/g, "'")
    .toLowerCase()

/** What is searched of an article. */
export const searchedText = ({ title, text, words = [] }: Pick<HelpText, 'title' | 'text' | 'words'>): string =>
  plain([title, text, ...words].join(' '))

/** Whether all typed words occur in `searched`, which `searchedText` made. Nothing typed fits everything. */
export const fitsSearch = (searched: string, typed: string): boolean =>
  plain(typed)
    .split(/\s+/)
    .every((word) => searched.includes(word))
