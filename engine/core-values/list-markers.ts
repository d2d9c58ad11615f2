/** Parses the mark (list marker) of an item: a bullet, a number, a letter, "Rule 3", "Value:", "First,". */
import type { DocumentLine } from '#engine/language/document-lines.ts'

/** `kind` is the same for all items of one list; `place` is the item's number, if the mark has one. */
export type ListMarker = { kind: string; place: number | undefined; rest: string }

const places = 'one two three four five six seven eight nine ten'.split(' ')
const ordinals = 'first second third fourth fifth sixth seventh eighth'.split(' ')
const romans = 'i ii iii iv v vi vii viii ix x'.split(' ')

/** The number of "last" and "finally", which may follow any number. */
const last = 99
/** The number that a word, numeral or letter stands for; undefined if none. */
export function readMarkerNumber(sign: string): number | undefined {
  const text = sign.toLowerCase().replace(/ly$/, '')
  if (text === 'last' || text === 'final') return last
  if (text !== '' && !Number.isNaN(Number(text))) return Number(text)
  for (const words of [places, ordinals, romans]) if (words.includes(text)) return words.indexOf(text) + 1
  return /^[a-z]$/.test(text) ? text.charCodeAt(0) - 96 : undefined
}

/** Nouns that may label an item, with or without a number. */
const nouns = 'value|principle|promise|commitment|belief|pledge|rule|virtue|article|pillar|law'
const ordinal = `(?:${ordinals.join('|')}|last|final)(?:ly)?`
const counting = `(?<sign>\\d{1,2}|[IVX]{1,4}|[A-H]|${places.join('|')}|${ordinal})`

const kinds: readonly { name: string; pattern: RegExp }[] = [
  { name: '', pattern: /^(?<kind>[-*•‣·–—▪◦+~●○■□◆❖➤►→✓✔★☆¨¤◊]|\p{Extended_Pictographic}\uFE0F?)\s+/u },
  { name: '', pattern: /^(?<kind>(?:[A-Z]|\d{1,2})(?:\.\d{1,2})*\.)(?<sign>\d{1,2})[.:)]?\s+/ },
  { name: '1', pattern: /^[(#]?(?<sign>\d{1,2})(?:[.:)/]\s+|\s+(?:[-–—|]\s+)?(?=\p{L}))/u },
  { name: 'a', pattern: /^\(?(?<sign>[ivxIVX]{1,4}|[a-zA-H])[.:)]\s+/ },
  { name: '', pattern: new RegExp(`^(?<kind>${nouns})(?: (?:no\\. ?)?${counting})?\\s*[:.)=–—-]+\\s+`, 'i') },
  {
    name: 'counted',
    pattern: new RegExp(`^(?:and )?(?:number )?(?<sign>${places.join('|')})(?:[:,.]|\\s[-–—]+)\\s+`, 'i'),
  },
  {
    name: 'counted',
    pattern: new RegExp(
      `^(?:and )?(?:the |our )?(?<sign>${ordinal})(?: \\p{L}{3,9}(?=:))?(?:[:,.]|\\s[-–—]+| (?:is|comes))\\s+`,
      'iu',
    ),
  },
]

const unadorned = (raw: string) => raw.trim().replace(/^[|│║]\s*|^#{1,6}\s+|\*\*|__/g, '')

/** The mark of a line; undefined if it has none. */
export function readListMarker({ raw, text }: DocumentLine): ListMarker | undefined {
  const plain = unadorned(raw).replace(/^["'“‘](?=\d|#)/, '')
  for (const { name, pattern } of kinds) {
    const match = pattern.exec(plain)
    if (!match) continue
    const { kind = '', sign = '' } = match.groups ?? {}
    const shown = match[0].replace(/[*#_`★☆|>\s]+/g, ' ').trim()
    const rest = text.startsWith(shown) ? text.slice(shown.length).trim() : text
    return { kind: `${name}${kind.toLowerCase()}`, place: readMarkerNumber(sign), rest }
  }
  return undefined
}

/** Whether `next` may follow `mark` in the same list. */
export const isNextMarker = (mark: ListMarker, next: ListMarker) =>
  mark.kind === next.kind && (mark.place === undefined || next.place === mark.place + 1 || next.place === last)
