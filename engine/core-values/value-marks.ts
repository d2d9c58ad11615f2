/** The mark before an item of a list: a bullet, a number, a letter, "Article 3", "One:", "Second,". */
import type { Line } from '#engine/language/document-lines.ts'

/** `kind` is the same for all items of one list; `place` counts them, where the mark counts. */
export type Mark = { kind: string; place: number | undefined; rest: string }

/** Words that count; people also number by the points of the compass. */
const places: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8 },
  ...{ firstly: 1, secondly: 2, thirdly: 3, fourthly: 4, fifthly: 5 },
  ...{ north: 1, east: 2, south: 3, west: 4 },
  ...{ last: 99, lastly: 99, finally: 99 },
}
const romans = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']

/** The place that a word, a numeral or a letter counts, or undefined. */
export function placeOf(sign: string): number | undefined {
  const text = sign.toLowerCase()
  if (text !== '' && !Number.isNaN(Number(text))) return Number(text)
  if (places[text] !== undefined) return places[text]
  if (text !== '' && romans.includes(text)) return romans.indexOf(text)
  return text.length === 1 && text >= 'a' && text <= 'z' ? text.charCodeAt(0) - 96 : undefined
}

/** What an item of a list may call itself: "Rule 3", "Article B", "Line 1". */
const itemNouns =
  'article|line|rule|value|principle|promise|point|commitment|pillar|clause|law|number|no\\.?|belief|commandment|tenet|pledge|vow|habit|thing|idea|maxim|virtue|conviction|word|lesson|paragraph|§|#'
/** What stands before every item of a form: "Value: …". */
const labelNouns = 'value|principle|promise|commitment|belief|tenet|pledge|vow|virtue|conviction|maxim|rule'
export const isLabelNoun = (word: string) => labelNouns.split('|').includes(word.toLowerCase())
const ordinals = Object.keys(places).join('|')

const bulletSign = '[-*•‣·–—▪◦+~●○■□◆❖➤►→✓✔★☆¨¤◊]'
/** What kind of sign counts: "1", "i", "I", "a" or "A", so that the items of one list are known by it. */
function kindOfSign(sign: string): string {
  if (!Number.isNaN(Number(sign))) return '1'
  const letter = romans.includes(sign.toLowerCase()) ? 'i' : 'a'
  return sign === sign.toLowerCase() ? letter : letter.toUpperCase()
}

const kinds: readonly { pattern: RegExp; kindOf: (match: RegExpExecArray) => string }[] = [
  { pattern: /^[-*+]\s+\[[ xX]?\]()\s+/, kindOf: () => 'box' },
  {
    pattern: new RegExp(`^(${bulletSign}|\\p{Extended_Pictographic}\\uFE0F?)()\\s+`, 'u'),
    kindOf: ([, sign = '']) => (sign.length > 1 ? '☺' : sign),
  },
  { pattern: /^((?:[A-Z]|\d{1,2})(?:\.\d{1,2})*)\.(\d{1,2})[.:)]?\s+/, kindOf: ([, part = '']) => `${part}.1` },
  {
    pattern: /^(\(?)(\d{1,2}|[ivx]{1,4}|[IVX]{1,4}|[a-z]|[A-H])([.:)/])\s+/,
    kindOf: ([, open = '', sign = '', end = '']) => `${open}${kindOfSign(sign)}${end}`,
  },
  {
    pattern: new RegExp(
      `^(${itemNouns})\\s?(\\d{1,2}|[IVX]{1,4}|[A-H]|${ordinals})(?=\\W)\\s*(?:[.:)–—-]+\\s+|(?=\\()|(?<=\\d\\s))`,
      'i',
    ),
    kindOf: ([, noun = '']) => noun.toLowerCase(),
  },
  {
    pattern: new RegExp(
      `^()(${ordinals})(?: (?:one|thing|value|principle|rule|word|promise|point)| \\p{L}{3,12}(?=:))?\\s*(?::|,|\\.|\\s[-–—]+)\\s+`,
      'iu',
    ),
    kindOf: () => 'counted',
  },
  { pattern: new RegExp(`^(${labelNouns}):()\\s+`, 'i'), kindOf: ([, noun = '']) => noun.toLowerCase() },
  { pattern: /^()(\d|1[0-2])\s+(?:[-–—|]\s+)?(?=\p{L})/u, kindOf: () => '1' },
]

const unadorned = (raw: string) => raw.trim().replace(/^[|│║]\s*|^#{1,6}\s+|\*\*|__/g, '')

/** Reads the mark of a line; undefined for a line without. */
export function readMark({ raw, text }: Line): Mark | undefined {
  const plain = unadorned(raw).replace(/^(["'“‘])(?=\d|#)/, '')
  for (const { pattern, kindOf } of kinds) {
    const match = pattern.exec(plain)
    if (!match) continue
    const shown = match[0].replace(/[*#_`★☆|>\s]+/g, ' ').trim()
    const rest = text.startsWith(shown) ? text.slice(shown.length).trim() : text
    return { kind: kindOf(match), place: placeOf(match[2] ?? ''), rest }
  }
  return undefined
}

const label = new RegExp(
  `^(${itemNouns}|\\p{L}+ (?:no\\.?|number))\\s?(\\d{1,2}|[IVX]{1,4}|[A-H]|${ordinals})[.:]?$`,
  'iu',
)

/** The mark of a line that holds nothing else: "Value no. 1", above its title. */
export function readLabel({ text }: Line): Mark | undefined {
  const [, noun = '', sign = ''] = label.exec(text.trim()) ?? []
  return noun === '' ? undefined : { kind: noun.toLowerCase(), place: placeOf(sign), rest: '' }
}

const uncounted = ({ kind, place }: Mark) =>
  (kind.length === 1 && place === undefined) || kind === 'box' || (isLabelNoun(kind) && place === undefined)

/** Whether `next` may follow `mark` in one list. */
export const follows = (mark: Mark, next: Mark) =>
  mark.kind === next.kind && (uncounted(mark) || next.place === 99 || next.place === (mark.place ?? 0) + 1)
