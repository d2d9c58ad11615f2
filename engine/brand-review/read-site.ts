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
  /** Pages that came but hold nothing to measure, or the same as another. */
  unread: readonly ReadPage[]
  ask: Ask
  brand: AuditedBrand
}

/** Among what did not come, style sheets can be told from pages by their address only. */
export const isStyleSheet = (url: string) => /\.css($|[?#])|\/css2?(?:$|\?)/i.test(url)
/** Sheets that bring typefaces set no colours and name no families. */
const bringsFontsOnly = (url: string) => /^https?:\/\/(?:fonts\.|use\.typekit\.)/i.test(url)
const isHtml = (contentType: string) => contentType === '' || /html|xml/i.test(contentType)

/** Reads all pages of a fetched site. */
export function readSite(site: FetchedSite, ask: Ask, brand: AuditedBrand): ReadSite {
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
  const read = all.filter((page) => page.state === 'read' && isNew(page))
  const entry = read.find(({ url }) => url === site.entry)
  const others = read.filter((page) => page !== entry)
  return {
    pages: entry ? [entry, ...others] : others,
    entry,
    isEnglish: isEnglish(read),
    unread: all.filter((page) => !read.includes(page)),
    ask,
    brand,
  }
}

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
