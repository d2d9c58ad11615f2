/** A sentence that facts are read from, wherever it stands: on a page of a website, in a document, or in a written line. */
import { replaceNumberWords } from './read-numbers.ts'

export type Statement = {
  /** As it was written. */
  sentence: string
  /**
   * The sentence in lower case with numbers as digits, without quotations and without what it says about other businesses.
   */
  text: string
  /** The page or document. Only its identity counts. */
  page: object
  /** The paragraph; facts in one paragraph are not compared. `region` is 'footer' for the end of a web page. */
  block: { words: number; region: string }
  /** The previous sentence in the same paragraph. */
  before: string
  /** The nearest heading above it; '' if that is the main heading, which says nothing about this part of the page. */
  section: string
  /** The main heading of the page. */
  topic: string
  /** Part of a dated note or post, so it may no longer be true. */
  isDated: boolean
}

/**
 * Normalizes text for the fact patterns: lower case, straight apostrophes, digits. Quotations of twelve or more characters
 * are replaced by “…” because they are someone else's words.
 */
export const normalizeStatement = (text: string) =>
  replaceNumberWords(
    text
      .replace(/["“][^"”]{12,}["”]/g, ' … ')
      .toLowerCase()
      .replace(/’/g, "'"),
  )

const shownWholeMax = 90
/**
 * The original wording of a range of `text`. If converting numbers has shifted positions, returns the whole sentence when
 * it is short, otherwise the normalized text.
 */
export function findOriginalWording({ sentence, text }: Statement, { at, end }: { at: number; end: number }): string {
  if (sentence.length === text.length) return sentence.slice(at, end)
  return sentence.length <= shownWholeMax ? sentence.replace(/[.;,]$/, '') : text.slice(at, end)
}
