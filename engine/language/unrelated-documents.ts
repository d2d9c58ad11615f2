/** Recognizes documents that say nothing about a brand, by typical words. */
import listed from './other-papers.json' with { type: 'json' }

/**
 * Typical words of documents that are not about a brand, one pattern per kind (invoices, minutes, …). A document is of a
 * kind if it has three different ones at sufficient density.
 */
const otherPapers: readonly RegExp[] = listed.map(
  ({ marks, wholeWords }) => new RegExp(`\\b(?:${marks.join('|')})${wholeWords ? '\\b' : ''}`, 'gi'),
)

const wordsRead = 6000

/** The beginning of a text, which is enough to classify it. */
export const takeDocumentStart = (text: string) => text.slice(0, wordsRead * 6)
export const countMatches = (text: string) => Math.max(1, text.split(/\s+/).length)

/** True if there are more braces, brackets and equals signs than prose has. */
const isCode = (text: string) => (text.match(/[{}<>=;[\]]|\w\(/g) ?? []).length > Math.max(12, text.length / 60)

/**
 * True for recipes, invoices, minutes, terms, letters, CVs and other documents that say nothing about a brand, and for
 * code.
 */
export function isUnrelatedDocument(text: string): boolean {
  if (isCode(text.slice(0, 3000))) return true
  const start = takeDocumentStart(text).toLowerCase()
  return otherPapers.some((pattern) => {
    const found = start.match(pattern) ?? []
    return new Set(found).size >= 3 && found.length / countMatches(start) > 0.012
  })
}
