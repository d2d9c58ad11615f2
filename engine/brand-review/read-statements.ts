import { findDates } from '#engine/facts/read-dates.ts'
import { normalizeStatement, type Statement } from '#engine/facts/statement.ts'
import { splitPageSentences, type TextBlock } from './gather-blocks.ts'
import { findClosestElement } from './parse-html.ts'
import type { PageReading } from './read-page.ts'
import type { SiteReading } from './read-site.ts'
import { removeCompetitorClauses } from './remove-competitor-clauses.ts'

/** One sentence in the page's own voice, or one row of a table. */
export type SiteStatement = Statement & { page: PageReading; block: TextBlock }

const sentenceLengthMax = 500
/** Upper bound on the work a hostile site can cause; no real site reaches it. */
const statementsMax = 1500

/** All statements the pages make themselves, without navigation and quotations. */
export function readStatements(pages: readonly PageReading[]): SiteStatement[] {
  const all: SiteStatement[] = []
  for (const page of pages) {
    for (const statement of statementsOn(page)) {
      if (all.length >= statementsMax) return all
      if (statement.sentence.length <= sentenceLengthMax) all.push(statement)
    }
  }
  return all
}

const read = new WeakMap<SiteReading, readonly SiteStatement[]>()
/** The statements of all pages of a site, cached per site. */
export function listSiteStatements(site: SiteReading): readonly SiteStatement[] {
  const known = read.get(site) ?? readStatements([...site.pages, ...site.scant])
  read.set(site, known)
  return known
}

const notesPath = /\/(?:blog|news|journal|diary|notes?|posts?|archive)\b/i
const notesTitle = /^(?:our |the )?(?:blog|news|journal|diary|notes)\b/i
const announces = /\b(?:from|until|till|before|by|ends?|prices?|offer|sale|valid|open|next|book)\b/i
/** Maximum number of words beside a date in a heading, or in a short line, for the date to be a publication date. */
const besideDateMax = { heading: 8, line: 3 }
const beginsWithDate = (text: string) =>
  text.length < 120 && findDates(text.replace(/^(?:posted|published|written)(?: on)? /i, '')).some(({ at }) => at === 0)

function tellsWhen({ text, words, heading }: TextBlock): boolean {
  const [date] = words > 12 ? [] : findDates(text)
  const most = heading > 0 ? besideDateMax.heading : besideDateMax.line
  return date !== undefined && words - date.words.split(' ').length <= most && !announces.test(text)
}

function* statementsOn(page: PageReading): Generator<SiteStatement> {
  const isNotes = notesPath.test(page.url.replace(/^\w+:\/\/[^/]+/, '')) || notesTitle.test(page.title)
  const topic = page.blocks.find(({ heading }) => heading === 1)?.text ?? ''
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
    const isDated = !isFooter && (isNotes || datedBelow > 0)
    const base = { page, block, section: isFooter ? '' : section, topic, isDated }
    const row = rowFrom(page.blocks, place)
    if (row === 'inside') continue
    if (row === undefined || !row.some(isSum)) heads = row ?? []
    if (row !== undefined)
      yield {
        ...base,
        sentence: row.join(' '),
        text: removeCompetitorClauses(normalizeStatement(withColumns(row, heads))),
        before: '',
      }
    else {
      let before = ''
      for (const sentence of splitPageSentences(block.text)) {
        yield {
          ...base,
          sentence,
          text: removeCompetitorClauses(normalizeStatement(sentence), normalizeStatement(before)),
          before,
        }
        before = sentence
      }
    }
  }
}

const rowOf = (block: TextBlock | undefined) =>
  block && findClosestElement(block.element, ({ tag }) => tag === 'tr' || tag === 'dl' || tag === 'dd')
const isTerm = (block: TextBlock | undefined) =>
  block !== undefined && findClosestElement(block.element, ({ tag }) => tag === 'dt')

/**
 * The cells of a table row, or a `dt` and its `dd`, to be read as one statement at the first cell. 'inside' for later
 * cells; undefined outside tables.
 */
function rowFrom(blocks: readonly TextBlock[], place: number): string[] | 'inside' | undefined {
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
/**
 * Adds column headings to the amounts when a row has several. Headings are aligned from the right because the top left
 * corner may be empty.
 */
function withColumns(row: readonly string[], heads: readonly string[]): string {
  const isTold = row.filter(isSum).length > 1
  const headOf = (place: number) => heads[heads.length - row.length + place]?.replace(/^(?:an?|one|per) /i, '') ?? ''
  return row.map((cell, place) => (isTold && isSum(cell) ? `${cell} per ${headOf(place)};` : cell)).join(' ')
}
