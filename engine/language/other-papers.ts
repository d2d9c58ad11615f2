/** What kind of paper a document is, by the words of its trade. */
import listed from './other-papers.json' with { type: 'json' }

/** Words that give other kinds of papers away. Three different ones of a kind decide, when the paper is thick with them. */
const otherPapers: readonly RegExp[] = listed.map(
  ({ marks, wholeWords }) => new RegExp(`\\b(?:${marks.join('|')})${wholeWords ? '\\b' : ''}`, 'gi'),
)

const wordsRead = 6000

/** The part of a text that is read to know its kind. */
export const startOf = (text: string) => text.slice(0, wordsRead * 6)
export const countOf = (text: string) => Math.max(1, text.split(/\s+/).length)

/** More braces, brackets and equals signs than prose can have. */
const isCode = (text: string) => (text.match(/[{}<>=;[\]]|\w\(/g) ?? []).length > Math.max(12, text.length / 60)

/** True for recipes, invoices, minutes, terms, letters, a CV and other papers that hold nothing of a brand. */
export function isOtherPaper(text: string): boolean {
  if (isCode(text.slice(0, 3000))) return true
  const start = startOf(text).toLowerCase()
  return otherPapers.some((pattern) => {
    const found = start.match(pattern) ?? []
    return new Set(found).size >= 3 && found.length / countOf(start) > 0.012
  })
}
