/** Takes off what a language model puts around a sentence of an answer. */
import { cleanText } from '#server/platform/model/clean-text.ts'

/** “(3, 7)”, “[statement 3]” */
const reference = /\s*[([](?:statements?|nos?\.?|from:?)?\s*(?<numbers>\d{1,3}(?:\s*(?:,|and|&)\s*\d{1,3})*)[)\]]/gi
/** The line at the end of an answer, perhaps set off by markup. */
const fromLine =
  /(?:^|\s)[*_(]*(?:from|sources?|statements?)[*_]*\s*:[*_]*\s*(?<numbers>(?:\d{1,3}(?!\d)[\s,;&]*(?:and\s+)?)+|none|-)?[.*_)]*\s*$/i
const listMark = /^\s*(?:[-*•–—]|#{1,6}|>|\d{1,2}[.)])\s+/

const readNumbers = (text = '') => [...text.matchAll(/\d{1,3}/g)].map(([digits]) => Number(digits))

/** A sentence as it may be shown, '' if nothing is left, and the numbers of the statements that it names. */
export function cleanSentence(raw: string): { text: string; cited: number[] } {
  const cited: number[] = []
  const take = (_found: string, ...groups: unknown[]) => {
    const named: { numbers?: string } = Object(groups.at(-1))
    cited.push(...readNumbers(named.numbers))
    return ''
  }
  const text = cleanText(raw)
    .replace(fromLine, take)
    .replaceAll(reference, take)
    .replace(listMark, '')
    .replaceAll(/\*+|~~|`+|(?<!\w)_{1,2}|_{1,2}(?!\w)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return { text, cited }
}
