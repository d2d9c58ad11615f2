/** One item of a list of values: its title and what is said of it. */
import type { Line } from '#engine/language/document-lines.ts'
import { type Mark, readMark } from './value-marks.ts'
import { canHead } from './value-titles.ts'

/** `quote` is what shows it, as it stands in the document; `isSentence`: it had no title of its own. */
export type Item = { title: string; description: string; quote: string; isSentence: boolean }

/** How a title is set off from what is said of it; `alone`: by the end of the line; `none`: a marked sentence. */
type Setting =
  | 'capitals'
  | 'strong'
  | 'quoted'
  | 'colon'
  | 'dash'
  | 'brackets'
  | 'cell'
  | 'stop'
  | 'comma'
  | 'reason'
  | 'alone'
  | 'none'

export type Entry = { mark: Mark | undefined; setting: Setting; title: string; rest: string }

const settings: readonly (readonly [Setting, RegExp])[] = [
  [
    'quoted',
    /^(["'][^"]{2,70}?["'])(?:[.,:;]|\s+[-–—]+|(?<=[.!?,]["']))\s*(?!\p{Ll}{2,}(?<!\bwe|\bthe|\bwhatever))(.*)$/u,
  ],
  ['brackets', /^\(([^()]{2,60})\)[.:]?\s*(.*)$/],
  ['capitals', /^(\p{Lu}[\p{Lu}'’ &-]{2,40}) (?=\p{Lu}?(?:\p{Ll}|['’ ]\p{Ll}))(.+)$/u],
  ['colon', /^([^:]{2,60}?)\s*:\s+(.+)$/],
  ['dash', /^(.{2,60}?)(?:\s+[-–—=→»~]+\s+|\s*(?:—|…|\.{3})\s*)(.+)$/],
  ['brackets', /^([^()]{2,60}?)\s+\((.+)$/],
  [
    'comma',
    /^([^,;:.()]{3,40}), (.+;|(?:in|which|that is|so that|for which|for|because|since|by which|so)\b.+?[;.]?)$/,
  ],
  ['stop', /^(.{2,60}?)[.!?]["']?\s+(?=["'(]?[\p{Lu}\d])(.+)$/u],
  [
    'reason',
    /^([\p{L}'-]+(?: [\p{L}'-]+){0,4}?),?\s+((?:because|as we|since|which means|means|meaning|so that)\b(?: \S+){3,})$/iu,
  ],
]

const strong = /^(?:\*\*|__)(.{2,70}?)(?:\*\*|__)(.*)$/

/** The parts of a text whose title is set off in one of the known ways; of several the one with the shortest title. */
function setOff(text: string): { setting: Setting; title: string; rest: string } | undefined {
  let best: { setting: Setting; title: string; rest: string } | undefined
  for (const [setting, pattern] of settings) {
    const [, title = '', rest = ''] = pattern.exec(text) ?? []
    if (title === '' || !canHead(title)) continue
    if (setting === 'quoted') return { setting, title, rest }
    if (!best || title.length < best.title.length) best = { setting, title, rest }
  }
  return best
}

/** What marks of tables and tabs part. */
const cell = /\s*\|\s*|\s*\.{4,}\s*|\t+|\s{3,}/

/** Reads a line as an item: undefined where it has no title. */
export function readEntry(line: Line): Entry | undefined {
  const mark = readMark(line)
  const text = mark?.rest ?? line.text
  const cells = line.raw
    .trim()
    .replace(/^\||\|$/g, '')
    .trim()
    .split(cell)
  const [first = '', ...others] = cells.map((each) => each.trim())
  if (!mark && others.length > 0 && canHead(first) && others.some((each) => /\p{L}{2}/u.test(each)))
    return { mark, setting: 'cell', title: first, rest: text.slice(first.length).replace(/^[\s.|]+/, '') }
  const [, bold = '', after = ''] = strong.exec(line.raw.trim().replace(/^[^\p{L}*_"']*(?:\d+[.)])?\s*/u, '')) ?? []
  const title = (mark && text.startsWith(bold) ? bold : bold.replace(/^[^:]{1,20}:\s+(?=\S)/, '')).replace(
    /[.:!?]+$/,
    '',
  )
  if (canHead(title)) return { mark, setting: 'strong', title, rest: after.trim() === '' ? '' : restAfter(text, title) }
  const found = setOff(text)
  if (found) return { mark, ...found }
  const whole = text.replace(/[.!?:;,]+$/, '')
  if (canHead(whole)) return { mark, setting: 'alone', title: whole, rest: '' }
  return mark && text.split(' ').length > 2 ? { mark, setting: 'none', title: '', rest: text } : undefined
}

function restAfter(text: string, title: string): string {
  const at = text.indexOf(title.replace(/\s+/g, ' '))
  return at < 0 ? text : text.slice(at + title.length).replace(/^[\s:.!?–—-]+/, '')
}

/** The parts of "A, B and C", without articles. */
export function splitList(list: string): string[] {
  const end = list.search(/[.;!?]|\s[-–—]\s/)
  return (end < 0 ? list : list.slice(0, end))
    .split(/,\s*(?:and\s+|&\s*)?|(?<!\s)\s+and\s+|(?<!\s)\s+&\s+/i)
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
