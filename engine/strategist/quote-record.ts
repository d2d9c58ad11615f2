/** How the strategist quotes the owner: verbatim, in quotation marks, cut only at the end of a sentence or list item. */

import type { Category } from '#contract/plain/brand.ts'
import { joinWithAnd } from '#contract/plain/join-with-and.ts'

/** Maximum number of words in a reply. */
export const replyWordsMax = 60
/** Maximum number of words in a quote. */
const quotedWordsMax = 24

export const countReplyWords = (text: string) => text.split(/\s+/).filter((word) => word !== '').length

const sentencesOf = (text: string) => text.split(/(?<!\b(?:Mr|Mrs|Ms|Dr|St)\.)(?<=[.!?…]["”’]?)\s+/)

/** The leading parts that fit into `wordsMax` words, but at least the first one. */
function takeWhile(parts: readonly string[], wordsMax: number): string[] {
  const kept = parts.slice(0, 1)
  for (const part of parts.slice(1)) {
    if (countReplyWords([...kept, part].join(' ')) > wordsMax) break
    kept.push(part)
  }
  return kept
}

/** Cuts a text at a sentence or list item within `wordsMax` words; if there is none, after that many words, with "…". */
export function cutReplyText(text: string, wordsMax: number = quotedWordsMax): string {
  const said = text.trim().replace(/\s+/g, ' ')
  if (countReplyWords(said) <= wordsMax) return said
  const sentences = takeWhile(sentencesOf(said), wordsMax).join(' ')
  if (countReplyWords(sentences) <= wordsMax) return `${sentences} …`
  const items = takeWhile(said.split(/(?<=[,;:])\s/), wordsMax).join(' ')
  if (countReplyWords(items) <= wordsMax) return items.replace(/[,;:]$/, ' …')
  return `${said.split(' ').slice(0, wordsMax).join(' ')} …`
}

/** Turns quotation marks inside a quote into single ones. */
export const nestQuotationMarks = (text: string) =>
  text
    .replace(/"([^"]*)"/g, '‘$1’')
    .replaceAll('“', '‘')
    .replace(/[”"]/g, '’')

/** A text of the owner's in quotation marks, cut to `wordsMax` words. */
export const quoteOwnerText = (text: string, wordsMax?: number) =>
  `“${nestQuotationMarks(cutReplyText(text, wordsMax))}”`

/** Joins words of the owner's, each in quotation marks: “a”, “b” and “c”. */
export const quoteOwnerWords = (items: readonly string[]) => joinWithAnd(items.map((item) => quoteOwnerText(item, 8)))

/** Joins sentences into a paragraph; skips empty ones, and drops a full stop after a quote that already ends a sentence. */
export const joinReplySentences = (...sentences: readonly (string | false | null | undefined)[]) =>
  sentences
    .filter((sentence) => sentence !== '' && typeof sentence === 'string')
    .join(' ')
    .replace(/([.!?…])”\./g, '$1”')

/**
 * Joins `said` and `shown` in at most 60 words. `said` loses its last sentences first, down to one; if that is not enough,
 * `shown` is dropped.
 */
export function fitReply(said: string, shown = ''): string {
  const sentences = sentencesOf(said.trim())
  for (let kept = sentences.length; kept > 0; kept -= 1) {
    const reply = joinReplySentences(...sentences.slice(0, kept), shown)
    if (countReplyWords(reply) <= replyWordsMax) return reply
  }
  return cutReplyText(said, replyWordsMax - 1)
}

/** What each category is about, as the end of a sentence. */
export const categoryClauses: Readonly<Record<Category, string>> = {
  culture: 'how you work when no one is watching',
  customers: 'who your best customers are',
  voice: 'how you sound',
  feeling: 'how people feel after dealing with you',
  impact: 'what changes for people because of you',
  xfactor: 'what no one else has',
}
