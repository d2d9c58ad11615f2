/** Takes off what a language model puts around a sentence of an answer, and tells what no reader should see. */
import { cleanText } from '#server/platform/model/clean-text.ts'

/** “(3, 7)”, “[statement 3]” */
const reference = /\s*[([](?:statements?|nos?\.?|from:?)?\s*(?<numbers>\d{1,3}(?:\s*(?:,|and|&)\s*\d{1,3})*)[)\]]/gi
/** The line at the end of an answer, perhaps set off by markup. */
const fromLine =
  /(?:^|\s)[*_(]*(?:from|sources?|statements?)[*_]*\s*:[*_]*\s*(?<numbers>(?:\d{1,3}[\s,;&]*(?:and\s+)?)+|none|-)?[.*_)]*\s*$/i
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

const schemes = /[a-z][a-z0-9+.-]*:\/\/|\b(?:javascript|vbscript|mailto|blob):|\bdata:\s*\w+\/|\bwww\./i
const mailAddress = /[\w.+-]+\s*@\s*[\w-]+\.\w+/
/** “evil.example”, but not “a.m.” */
const hostName = /(?<![\w.])(?:[\p{L}\p{N}-]+\.)+(?:[a-z]{2,24}|[A-Z]{2,24})(?![\p{L}\p{N}])/u
const networkAddress = /\b\d{1,3}(?:\.\d{1,3}){3}\b/
const markup = /\]\s*\(|!\[|<\s*\/|<[!a-z]|&(?:[a-z]+|#\w+);|\{\{/i

/** Whether a sentence has a link, an address or markup. Signs that only look different count as the usual ones. */
export function hasLinkOrMarkup(sentence: string): boolean {
  const plain = sentence.normalize('NFKC').replaceAll('。', '.')
  return [schemes, mailAddress, hostName, networkAddress, markup].some((each) => each.test(plain))
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
/** So many words in a row are no coincidence. */
const rowLength = 6

/** Makes the check whether a sentence repeats the instructions. */
export function createRepeatCheck(instructions: string): (sentence: string) => boolean {
  const told = ` ${wordsOf(instructions).join(' ')} `
  return (sentence) => {
    const words = wordsOf(sentence)
    return words.some((_, at) => {
      const row = words.slice(at, at + rowLength)
      return row.length === rowLength && told.includes(` ${row.join(' ')} `)
    })
  }
}
