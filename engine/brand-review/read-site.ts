import type { AuditedBrand, AuditRequest, FetchedSite } from '#contract/brand-review.ts'
import { functionWords, splitWords } from '#engine/language/stem.ts'
import { parseCss } from './parse-css.ts'
import { type PageReading, readPage } from './read-page.ts'

/** The fields of the audit form that the checks use. */
export type AuditAnswers = Pick<
  AuditRequest,
  'brandArchetype' | 'coreValues' | 'targetAudience' | 'brandTone' | 'socialHandles'
>

/** A site as the checks see it. `pages` are those with readable text; the start page comes first if it is among them. */
export type SiteReading = {
  pages: readonly PageReading[]
  /** The start page; undefined if it could not be read. */
  entry: PageReading | undefined
  isEnglish: boolean
  /** Pages with too little text to score; their facts, dates and links are still checked. */
  scant: readonly PageReading[]
  /** Pages that loaded but are not scored: too little text, JavaScript only, or duplicates. */
  unread: readonly PageReading[]
  ask: AuditAnswers
  brand: AuditedBrand
  /** Addresses that were requested and do not exist. */
  gone: ReadonlySet<string>
  /** The day of the audit as YYYY-MM-DD; undefined if not given. */
  today: string | undefined
}

/** `home` is the start page, or the first readable page if that could not be read. */
export type SiteReadingWithHome = SiteReading & { home: PageReading }

/** Recognizes style sheets by address, the only clue for a resource that did not load. */
export const isStyleSheetAddress = (url: string) => /\.css($|[?#])|\/css2?(?:$|\?)/i.test(url)
/** Font services, whose sheets set no colours and assign no fonts to elements. */
const bringsFontsOnly = (url: string) => /^https?:\/\/(?:fonts\.|use\.typekit\.)/i.test(url)
const isHtml = (contentType: string) => contentType === '' || /html|xml/i.test(contentType)

/** Parses all pages of a fetched site. */
export function readSite(site: FetchedSite, ask: AuditAnswers, brand: AuditedBrand, today?: string): SiteReading {
  const sheets = site.stylesheets.map(({ url, css, pages }) => ({ url, pages, rules: parseCss(css) }))
  const missing = site.unreachable
    .map(({ url }) => url)
    .filter((url) => isStyleSheetAddress(url) && !bringsFontsOnly(url))
  // Put the start page first, so that it is kept if another address has the same page.
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
  const isNew = ({ url }: PageReading) => !seen.has(bodies.get(url)) && seen.add(bodies.get(url)) !== undefined
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
/** Names a page by the part of its title besides the business name, else by its first heading, else by its path. */
function nameFrom({ title, blocks, url }: PageReading, businessName: string): string {
  const parts = title
    .split(/\s+[|–—·•-]\s+|:\s/)
    .filter((part) => part !== '' && part.toLowerCase() !== businessName.toLowerCase())
  const heading = blocks.find((block) => block.heading > 0)?.text ?? ''
  const told = [parts[0] ?? '', heading].find((part) => part !== '' && part.length <= nameLengthMax)
  return told === undefined ? `the page at ${url.replace(/^\w+:\/\/[^/]+/, '')}` : `“${told}”`
}

/**
 * Addresses that answered 404 or 410, or did not answer. Server errors may be temporary, so they do not count, nor does
 * anything not requested.
 */
const goneFrom = ({ pages, unreachable, goneImages = [] }: FetchedSite): ReadonlySet<string> =>
  new Set([
    ...goneImages,
    ...pages.filter(({ status }) => status === 404 || status === 410).map(({ url }) => url),
    ...unreachable
      .filter(({ url, reason }) => reason === 'unreachable' && !isStyleSheetAddress(url))
      .map(({ url }) => url),
  ])

/** So many characters are enough to tell the language. */
const sampleLength = 20_000
/** About 40 percent of the words in English prose are function words; in other languages fewer than 10 percent match. */
const functionShareMin = 0.15

function isEnglish(pages: readonly PageReading[]): boolean {
  const text = pages.flatMap(({ blocks }) =>
    blocks.filter(({ region }) => region === 'main').map((block) => block.text),
  )
  const words = splitWords(text.join(' ').slice(0, sampleLength))
  return words.length < 40 || words.filter((word) => functionWords.has(word)).length / words.length >= functionShareMin
}
