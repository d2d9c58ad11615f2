/** Parses one item of a list of values into its title and description. */
import type { DocumentLine } from '#engine/language/document-lines.ts'
import { type ListMarker, readListMarker } from './list-markers.ts'
import { canBeTitle, dropTitleSeparator } from './value-titles.ts'

/** What separates title and description. `alone`: the end of the line; `none`: a sentence with a list marker, no title. */
type Setting = 'strong' | 'quoted' | 'colon' | 'dash' | 'cell' | 'stop' | 'alone' | 'none'

export type ListEntry = { mark: ListMarker | undefined; setting: Setting; title: string; rest: string }

const settings: readonly (readonly [Setting, RegExp])[] = [
  ['quoted', /^(["'][^"]{2,70}?["'])(?:[.,:;]|\s+[-–—]+|(?<=[.!?,]["']))\s*(.*)$/],
  ['colon', /^([^:]{2,60}?)\s*:\s+(.+)$/],
  ['dash', /^(.{2,60}?)(?:\s+[-–—=→»~]+\s+|\s*(?:—|…|\.{3})\s*)(.+)$/],
  ['stop', /^(.{2,60}?)[.!?]["']?\s+(?=["'(]?[\p{Lu}\d])(.+)$/u],
]
const strong = /^[^\p{L}*_"']*(?:\*\*|__)(.{2,70}?)[.:!?]*(?:\*\*|__)/u
/** Separators of table cells and columns. */
const cell = /\s*\|\s*|\s*\.{4,}\s*|\t+|\s{3,}/

/** Splits a text at the known separators; if several fit, a quoted title wins, then the shortest. */
function setOff(text: string): Omit<ListEntry, 'mark'> | undefined {
  const found = settings.flatMap(([setting, pattern]) => {
    const [, title = '', rest = ''] = pattern.exec(text) ?? []
    return title !== '' && canBeTitle(title) ? [{ setting, title, rest }] : []
  })
  return found.find(({ setting }) => setting === 'quoted') ?? found.sort((a, b) => a.title.length - b.title.length)[0]
}

/** Parses a line as an item; undefined if it has no title. A checkbox is a task, not a value. */
export function parseListEntry(line: DocumentLine): ListEntry | undefined {
  const mark = readListMarker(line)
  const text = mark?.rest ?? line.text
  if (/^\[[ xX]?\]/.test(text)) return undefined
  const [first = '', ...others] = line.raw.trim().split(cell).filter(Boolean)
  if (!mark && others.some((each) => each.includes(' ')) && canBeTitle(first))
    return { mark, setting: 'cell', title: first, rest: dropTitleSeparator(text.slice(first.length)) }
  const bold = strong.exec(line.raw.trim())?.[1] ?? ''
  if (canBeTitle(bold))
    return {
      mark,
      setting: 'strong',
      title: bold,
      rest: dropTitleSeparator(text.slice(text.indexOf(bold) + bold.length)),
    }
  const found = setOff(text)
  if (found) return { mark, ...found }
  const whole = text.replace(/[.!?:;,]+$/, '')
  if (canBeTitle(whole)) return { mark, setting: 'alone', title: whole, rest: '' }
  return mark && text.split(' ').length > 2 ? { mark, setting: 'none', title: '', rest: text } : undefined
}
