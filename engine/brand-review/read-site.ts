import type { AuditedBrand, AuditRequest, FetchedSite } from '#contract/brand-review.ts'
import { functionWords, wordsOf } from '#engine/language/stem.ts'
import { parseCss } from './parse-css.ts'
import { type ReadPage, readPage } from './read-page.ts'

/** What the owner said, and what the record knows. */
export type Ask = Pick<AuditRequest, 'brandArchetype' | 'coreValues' | 'targetAudience' | 'brandTone' | 'socialHandles'>

/** A site as the checks see it. `pages` have readable text, the start page first where it is one of them. */
export type ReadSite = {
  pages: readonly ReadPage[]
  /** Undefined where the start page could not be read. */
  entry: ReadPage | undefined
  isEnglish: boolean
  /** Pages with too little text to score: what they state and link to counts all the same. */
  scant: readonly ReadPage[]
  /** Pages that came but hold nothing to measure, or the same as another. */
  unread: readonly ReadPage[]
  ask: Ask
  brand: AuditedBrand
  /** Addresses that were asked for and are not there. */
  gone: ReadonlySet<string>
  /** The day on which the site is read, as YYYY-MM-DD; undefined where nobody says. */
  today: string | undefined
}

/** `home` is the start page, or the first one where that could not be read. */
export type SeenSite = ReadSite & { home: ReadPage }

/** Among what did not come, style sheets can be told from pages by their address only. */
export const isStyleSheet = (url: string) => /\.css($|[?#])|\/css2?(?:$|\?)/i.test(url)
/** Sheets that bring typefaces set no colours and name no families. */
const bringsFontsOnly = (url: string) => /^https?:\/\/(?:fonts\.|use\.typekit\.)/i.test(url)
const isHtml = (contentType: string) => contentType === '' || /html|xml/i.test(contentType)

/** Reads all pages of a fetched site. */
export function readSite(site: FetchedSite, ask: Ask, brand: AuditedBrand, today?: string): ReadSite {
  const sheets = site.stylesheets.map(({ url, css, pages }) => ({ url, pages, rules: parseCss(css) }))
  const missing = site.unreachable.map(({ url }) => url).filter((url) => isStyleSheet(url) && !bringsFontsOnly(url))
  // Of a page under two addresses the one that counts is the start page.
  const entryFirst = [...site.pages].sort(
    (one, other) => Number(other.url === site.entry) - Number(one.url === site.entry),
  )
  const all = entryFirst
    .filter(({ status, contentType }) => status < 400 && isHtml(contentType))
    .map((page) =>
      readPage(
        page,
        sheets.filter(({ pages }) => pages.includes(page.url)),
        missing,
      ),
    )
  const bodies = new Map(site.pages.map(({ url, html }) => [url, html]))
  const seen = new Set<string | undefined>()
  const isNew = ({ url }: ReadPage) => !seen.has(bodies.get(url)) && seen.add(bodies.get(url)) !== undefined
  const named = all
    .filter((page) => page.state !== 'needs-script' && isNew(page))
    .map((page) => ({ ...page, name: page.url === site.entry ? 'the home page' : nameFrom(page, brand.businessName) }))
  const read = named.filter(({ state }) => state === 'read')
  const entry = read.find(({ url }) => url === site.entry)
  const others = read.filter((page) => page !== entry)
  return {
    pages: entry ? [entry, ...others] : others,
    entry,
    isEnglish: isEnglish(read),
    scant: named.filter(({ state }) => state === 'empty'),
    unread: all.filter(({ url }) => !read.some((page) => page.url === url)),
    ask,
    brand,
    gone: goneFrom(site),
    today,
  }
}

const nameLengthMax = 50
/** The part of the title that is not the business's name; else the main heading. */
function nameFrom({ title, blocks, url }: ReadPage, businessName: string): string {
  const parts = title
    .split(/\s+[|–—·•-]\s+|:\s/)
    .filter((part) => part !== '' && part.toLowerCase() !== businessName.toLowerCase())
  const heading = blocks.find((block) => block.heading > 0)?.text ?? ''
  const told = [parts[0] ?? '', heading].find((part) => part !== '' && part.length <= nameLengthMax)
  return told === undefined ? `the page at ${url.replace(/^\w+:\/\/[^/]+/, '')}` : `“${told}”`
}

/** Pages that answered that they are not there, or did not answer at all; a fault of the server may pass, and what was not asked for is not known. */
const goneFrom = ({ pages, unreachable, goneImages = [] }: FetchedSite): ReadonlySet<string> =>
  new Set([
    ...goneImages,
    ...pages.filter(({ status }) => status === 404 || status === 410).map(({ url }) => url),
    ...unreachable.filter(({ url, reason }) => reason === 'unreachable' && !isStyleSheet(url)).map(({ url }) => url),
  ])

const sampleLength = 20_000
/** About two in five words of English prose are these; of other languages' prose hardly one in ten. */
const functionShareMin = 0.15

function isEnglish(pages: readonly ReadPage[]): boolean {
  const text = pages.flatMap(({ blocks }) =>
    blocks.filter(({ region }) => region === 'main').map((block) => block.text),
  )
  const words = wordsOf(text.join(' ').slice(0, sampleLength))
  return words.length < 40 || words.filter((word) => functionWords.has(word)).length / words.length >= functionShareMin
}
