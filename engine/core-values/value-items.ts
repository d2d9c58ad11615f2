/** One item of a list of values: its title and what is said of it. */
import { bullet } from '#engine/language/document-lines.ts'
import { isTitle, tidyTitle, titleFromSentence } from './value-titles.ts'

/** `quote` is the part of the line that shows it; `isSentence`: it had no title of its own. */
export type Item = { title: string; description: string; quote: string; isSentence: boolean }

const struck = /~~|\((?:rejected|dropped|struck|crossed|voted|not|no longer|removed|discarded)\b/i

export const withoutBullet = (text: string) =>
  text
    .replace(bullet, '')
    .replace(/^(?:value|principle|promise|commitment|rule) (?:\d+|one|two|three|four|five|six)\s*[:.–—-]\s*/i, '')
    .trim()

const emphasised = /^\s*(?:[-*•‣·–—▪◦+]\s+|\(?\w{1,2}[.)]\s+)?(?:\*\*|__)(.{2,70}?)[:.]?(?:\*\*|__)[:.]?\s*(.*)$/
const titled = /^(.{2,60}?)(?:\s*:\s+|\s+[-–—]+\s+|—|\.\s+)(.+)$/
const explained =
  /^([\p{L}'-]+(?: [\p{L}'-]+){0,4}?),?\s+((?:because|as we|since|for we|which means|means|meaning|so that|is what|is not|is when|is why|comes first)\b.+)$/iu

function splitItem(text: string, raw: string): { title: string; rest: string } | undefined {
  const marked = emphasised.exec(raw)
  if (marked?.[1] && isTitle(tidyTitle(marked[1])))
    return {
      title: marked[1],
      rest: text.slice(Math.max(0, text.indexOf(marked[1]) + marked[1].length)).replace(/^[\s:.–—-]+/, ''),
    }
  for (const pattern of [titled, explained]) {
    const match = pattern.exec(text)
    if (match?.[1] && match[2] && isTitle(match[1])) return { title: match[1], rest: match[2] }
  }
  return undefined
}

/** Reads a line of a list; undefined for what is no value: a line that is struck out, an address, a price. */
export function readItem(line: { raw: string; text: string }): Item | undefined {
  const text = withoutBullet(line.text)
  if (struck.test(line.raw)) return undefined
  const split = splitItem(text, line.raw)
  if (split) return { title: tidyTitle(split.title), description: split.rest, quote: text, isSentence: false }
  if (isTitle(text.replace(/[.!]$/, '')))
    return { title: tidyTitle(text), description: '', quote: text, isSentence: false }
  if (/\d{2,}|[£$€@]/.test(text.slice(0, 25)) || text.split(' ').length < 3) return undefined
  return { title: titleFromSentence(text), description: text, quote: text, isSentence: true }
}

/** The parts of "A, B and C", without articles. */
export function splitList(list: string): string[] {
  const end = list.search(/[.;!?]|\s[-–—]\s/)
  return (end < 0 ? list : list.slice(0, end))
    .split(/,\s*(?:and\s+|&\s*)?|\s+and\s+|\s+&\s+/i)
    .map((part) => part.replace(/^(?:and|the|a|an|in|of|for|to)\s+/i, '').trim())
    .filter((part) => part !== '')
}

/** The promises of "we tell the truth, we keep the same tutor, and we never sell an hour that is not needed". */
export const splitPromises = (list: string) =>
  list
    .replace(/[.!]\s.*$/s, '')
    .split(/[,;]\s*(?:and\s+)?(?=(?:we|to|that we)\b)|\s+and\s+(?=we\b)/i)
    .map((part) =>
      part
        .replace(/^(?:and |that |to )+/i, '')
        .replace(/[.!]+$/, '')
        .trim(),
    )
    .filter((part) => part.split(' ').length > 1)
