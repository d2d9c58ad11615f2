/** Removes from a model's text what could fool a reader or a terminal. */

/** Control characters, marks of direction, invisible marks and tags. Joiners stay: scripts and emoji need them. */
const unseen =
  /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu
const isKept = (sign: string) => sign === '\n' || sign === '\t'

/** The text without them, its line ends as `\n`. Works on pieces of a text too. */
export const cleanText = (text: string): string =>
  text.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n').replace(unseen, (sign) => (isKept(sign) ? sign : ''))
