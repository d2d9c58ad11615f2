import type { AuditedBrand, AuditRequest, FetchedSite } from '#contract/brand-review.ts'
import { parseCss } from './parse-css.ts'
import { type ReadPage, readPage } from './read-page.ts'

/** What the owner said, and what the record knows. */
export type Ask = Pick<AuditRequest, 'brandArchetype' | 'coreValues' | 'targetAudience' | 'brandTone' | 'socialHandles'>

/** A site as the checks see it. `pages` have readable text, the start page first where it is one of them. */
export type ReadSite = {
  pages: readonly ReadPage[]
  /** Undefined where the start page could not be read. */
  entry: ReadPage | undefined
  /** Pages that came but hold nothing to measure. */
  unread: readonly ReadPage[]
  ask: Ask
  brand: AuditedBrand
}

/** Among what did not come, style sheets can be told from pages by their address only. */
export const isStyleSheet = (url: string) => /\.css($|[?#])/i.test(url)
const isHtml = (contentType: string) => contentType === '' || /html|xml/i.test(contentType)

/** Reads all pages of a fetched site. */
export function readSite(site: FetchedSite, ask: Ask, brand: AuditedBrand): ReadSite {
  const sheets = site.stylesheets.map(({ url, css, pages }) => ({ url, pages, rules: parseCss(css) }))
  const missing = site.unreachable.map(({ url }) => url).filter(isStyleSheet)
  const all = site.pages
    .filter(({ status, contentType }) => status < 400 && isHtml(contentType))
    .map((page) =>
      readPage(
        page,
        sheets.filter(({ pages }) => pages.includes(page.url)),
        missing,
      ),
    )
  const read = all.filter(({ state }) => state === 'read')
  const entry = read.find(({ url }) => url === site.entry)
  const others = read.filter((page) => page !== entry)
  return {
    pages: entry ? [entry, ...others] : others,
    entry,
    unread: all.filter(({ state }) => state !== 'read'),
    ask,
    brand,
  }
}
