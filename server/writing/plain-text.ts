/** Tells text of a language model that can be shown from links, markup, and what we asked it. */
import type { Prompt } from '#server/writing/prompt.ts'

const schemes = /[a-z][a-z0-9+.-]*:\/\/|\b(?:javascript|vbscript|mailto|blob):|\bdata:\s*\w+\/|\bwww\./i
const mailAddress = /[\w.+-]+\s*@\s*[\w-]+\.\w+/
/** “evil.example”, but not “a.m.” */
const hostName = /(?<![\w.])(?:[\p{L}\p{N}-]+\.)+(?:[a-z]{2,24}|[A-Z]{2,24})(?![\p{L}\p{N}])/u
const networkAddress = /\b\d{1,3}(?:\.\d{1,3}){3}\b/
const markup = /\]\s*\(|!\[|<\s*\/|<[!a-z]|&(?:[a-z]+|#\w+);|\{\{/i

/** Whether a text has a link, an address or markup. Signs that only look different count as the usual ones. */
export function hasLinkOrMarkup(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll('。', '.')
  return [schemes, mailAddress, hostName, networkAddress, markup].some((each) => each.test(plain))
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
/** So many words in a row are no coincidence. */
const rowLength = 6

/** Makes the check whether a text repeats what the model was asked. */
function createRepeatCheck(instructions: string): (text: string) => boolean {
  const told = ` ${wordsOf(instructions).join(' ')} `
  return (text) => {
    const words = wordsOf(text)
    return words.some((_, at) => {
      const row = words.slice(at, at + rowLength)
      return row.length === rowLength && told.includes(` ${row.join(' ')} `)
    })
  }
}

/** Makes the check whether a text holds no link, address or markup, and no passage of the prompt. */
export function createPlainTextCheck({ instructions }: Prompt): (text: string) => boolean {
  const repeats = createRepeatCheck(instructions)
  return (text) => !hasLinkOrMarkup(text) && !repeats(text)
}

const addresses = /\S*(?:@|[\p{L}\p{N}]\.\p{L})\S*/gu
const ends = /^[("“‘']+|[)"”’'.,;:!?]+$/g

/** The text without the names and addresses that the owner told: a business may be called by its address. */
export function withoutTold(text: string, told: string): string {
  const known = told.toLowerCase()
  return text.replaceAll(addresses, (each) => (known.includes(each.toLowerCase().replaceAll(ends, '')) ? ' ' : each))
}
