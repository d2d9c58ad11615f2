import { type Block, sentencesOf } from '../gather-blocks.ts'
import { withoutOthers } from '../of-others.ts'
import { closest } from '../parse-html.ts'
import type { ReadPage } from '../read-page.ts'
import type { ReadSite } from '../read-site.ts'
import { datesIn } from './read-dates.ts'
import { numbersToDigits } from './read-numbers.ts'

/** One sentence that a page says itself, or a row of a table. */
export type Statement = {
  page: ReadPage
  /** As it stands there. */
  sentence: string
  /** The same in lower case with figures for numbers, without what stands in quotation marks or is told of others. */
  text: string
  block: Block
  /** The sentence before, in the same paragraph. */
  before: string
  /** The heading under which it stands, the main one apart. */
  section: string
  /** It belongs to a note with a date of its own: what it told then need not hold today. */
  isDated: boolean
}

const sentenceLengthMax = 500
/** No honest site says more; a hostile one shall not cost more. */
const statementsMax = 1500

/** Everything that pages state themselves: no menus, no customers' words, no quotations. */
export function readStatements(pages: readonly ReadPage[]): Statement[] {
  const all: Statement[] = []
  for (const page of pages) {
    for (const statement of statementsOn(page)) {
      if (all.length >= statementsMax) return all
      if (statement.sentence.length <= sentenceLengthMax) all.push(statement)
    }
  }
  return all
}

const read = new WeakMap<ReadSite, readonly Statement[]>()
/** The statements of all pages of a site. */
export function statementsOf(site: ReadSite): readonly Statement[] {
  const known = read.get(site) ?? readStatements([...site.pages, ...site.scant])
  read.set(site, known)
  return known
}

/** Lower case, straight apostrophes, figures; a quotation of three words or more is somebody else's. */
export const readable = (text: string) =>
  numbersToDigits(
    text
      .replace(/["“][^"”]{12,}["”]/g, ' … ')
      .toLowerCase()
      .replace(/’/g, "'"),
  )

const shownWholeMax = 90
/** A piece of a statement's text as the page has it; where numbers in words have moved it, the whole sentence, if it is short. */
export function asWritten({ sentence, text }: Statement, { at, end }: { at: number; end: number }): string {
  if (sentence.length === text.length) return sentence.slice(at, end)
  return sentence.length <= shownWholeMax ? sentence.replace(/[.;,]$/, '') : text.slice(at, end)
}

const notesPath = /\/(?:blog|news|journal|diary|notes?|posts?|archive)\b/i
const notesTitle = /^(?:our |the )?(?:blog|news|journal|diary|notes)\b/i
const announces = /\b(?:from|until|till|before|by|ends?|prices?|offer|sale|valid|open|next|book)\b/i
/** So many words of a heading, or of a line under it, may stand beside a date that tells when a note was written. */
const besideDateMax = { heading: 8, line: 3 }
const beginsWithDate = (text: string) =>
  text.length < 120 && datesIn(text.replace(/^(?:posted|published|written)(?: on)? /i, '')).some(({ at }) => at === 0)

function tellsWhen({ text, words, heading }: Block): boolean {
  const [date] = words > 12 ? [] : datesIn(text)
  const most = heading > 0 ? besideDateMax.heading : besideDateMax.line
  return date !== undefined && words - date.words.split(' ').length <= most && !announces.test(text)
}

function* statementsOn(page: ReadPage): Generator<Statement> {
  const isNotes = notesPath.test(page.url.replace(/^\w+:\/\/[^/]+/, '')) || notesTitle.test(page.title)
  let section = ''
  let datedBelow = 0
  let heads: readonly string[] = []
  for (const [place, block] of page.blocks.entries()) {
    const isFooter = block.region === 'footer'
    if (block.heading > 0) {
      section = block.heading > 1 ? block.text : ''
      if (block.heading <= datedBelow) datedBelow = 0
    }
    const isDateLine = beginsWithDate(block.text) || tellsWhen(block)
    if (isDateLine && !isFooter) datedBelow = block.heading > 0 ? block.heading : 6
    if (block.isQuoted || block.region === 'navigation') continue
    const base = { page, block, section: isFooter ? '' : section, isDated: !isFooter && (isNotes || datedBelow > 0) }
    const row = rowFrom(page.blocks, place)
    if (row === 'inside') continue
    if (row === undefined || !row.some(isSum)) heads = row ?? []
    if (row !== undefined)
      yield { ...base, sentence: row.join(' '), text: withoutOthers(readable(withColumns(row, heads))), before: '' }
    else {
      let before = ''
      for (const sentence of sentencesOf(block.text)) {
        yield { ...base, sentence, text: withoutOthers(readable(sentence), readable(before)), before }
        before = sentence
      }
    }
  }
}

const rowOf = (block: Block | undefined) =>
  block && closest(block.element, ({ tag }) => tag === 'tr' || tag === 'dl' || tag === 'dd')
const isTerm = (block: Block | undefined) => block !== undefined && closest(block.element, ({ tag }) => tag === 'dt')

/** A table's row, or a term with what is said of it, as one statement under its first cell; undefined outside of tables. */
function rowFrom(blocks: readonly Block[], place: number): string[] | 'inside' | undefined {
  const block = blocks[place]
  if (!block) return undefined
  const cells = [block.text]
  if (isTerm(block)) {
    const next = blocks[place + 1]
    return next && !isTerm(next) && rowOf(next) ? [block.text, next.text] : [block.text]
  }
  const row = rowOf(block)
  if (row === undefined) return undefined
  if (row.tag !== 'tr') return isTerm(blocks[place - 1]) ? 'inside' : undefined
  if (rowOf(blocks[place - 1]) === row) return 'inside'
  for (let next = place + 1; rowOf(blocks[next]) === row; next += 1) cells.push(blocks[next]?.text ?? '')
  return cells
}

const isSum = (cell: string) => /[£€$] ?\d/.test(cell)
/** Of several sums in a row each is told by the head of its column; the corner above the first cells may be empty. */
function withColumns(row: readonly string[], heads: readonly string[]): string {
  const isTold = row.filter(isSum).length > 1
  const headOf = (place: number) => heads[heads.length - row.length + place]?.replace(/^(?:an?|one|per) /i, '') ?? ''
  return row.map((cell, place) => (isTold && isSum(cell) ? `${cell} per ${headOf(place)};` : cell)).join(' ')
}
