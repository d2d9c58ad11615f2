/** One item of a list of values: its title and what is said of it. */
import type { Line } from '#engine/language/document-lines.ts'
import { type Mark, readMark } from './value-marks.ts'
import { afterTitle, canHead } from './value-titles.ts'

/** `quote` is what shows it, as it stands in the document; `isSentence`: it had no title of its own. */
export type Item = { title: string; description: string; quote: string; isSentence: boolean }

/** How a title is set off from what is said of it; `alone`: by the end of the line; `none`: a marked sentence. */
type Setting = 'strong' | 'quoted' | 'colon' | 'dash' | 'brackets' | 'cell' | 'stop' | 'alone' | 'none'

export type Entry = { mark: Mark | undefined; setting: Setting; title: string; rest: string }

const settings: readonly (readonly [Setting, RegExp])[] = [
  [
    'quoted',
    /^(["'][^"]{2,70}?["'])(?:[.,:;]|\s+[-–—]+|(?<=[.!?,]["']))\s*(?!\p{Ll}{2,}(?<!\bwe|\bthe|\bwhatever))(.*)$/u,
  ],
  ['brackets', /^\(([^()]{2,60})\)[.:]?\s*(.*)$/],
  ['colon', /^([^:]{2,60}?)\s*:\s+(.+)$/],
  ['dash', /^(.{2,60}?)(?:\s+[-–—=→»~]+\s+|\s*(?:—|…|\.{3})\s*)(.+)$/],
  ['stop', /^(.{2,60}?)[.!?]["']?\s+(?=["'(]?[\p{Lu}\d])(.+)$/u],
]

const strong = /^[^\p{L}*_"']*(?:\*\*|__)(.{2,70}?)[.:!?]*(?:\*\*|__)(.*)$/u

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
    .split(cell)
    .filter((each) => each !== '')
  const [first = '', ...others] = cells
  if (!mark && others.some((each) => each.includes(' ')) && canHead(first))
    return { mark, setting: 'cell', title: first, rest: afterTitle(text.slice(first.length)) }
  const [, bold = '', after = ''] = strong.exec(line.raw.trim()) ?? []
  if (canHead(bold))
    return { mark, setting: 'strong', title: bold, rest: after.trim() === '' ? '' : restAfter(text, bold) }
  const found = setOff(text)
  if (found) return { mark, ...found }
  const whole = text.replace(/[.!?:;,]+$/, '')
  if (canHead(whole)) return { mark, setting: 'alone', title: whole, rest: '' }
  return mark && text.split(' ').length > 2 ? { mark, setting: 'none', title: '', rest: text } : undefined
}

function restAfter(text: string, title: string): string {
  const at = text.indexOf(title)
  return at < 0 ? text : afterTitle(text.slice(at + title.length))
}

/** The parts of "A, B and C", without articles. */
export function splitList(list: string): string[] {
  const end = list.search(/[.;!?]|\s[-–—]\s/)
  return (end < 0 ? list : list.slice(0, end))
    .split(/,\s*(?:and\s+|&\s*)?|\s(?:and|&)\s/i)
    .map((part) => part.trim().replace(/^(?:and|the|a|an|in|of|for|to)\s+/i, ''))
    .filter((part) => part !== '')
}
