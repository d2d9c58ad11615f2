import type { AuditedPage, FetchedSite } from '#contract/brand-review.ts'
import type { ReadPage } from './read-page.ts'
import { isStyleSheet, type ReadSite } from './read-site.ts'

/** Reasons of a fetcher as a reader understands them; any other is told as it is. */
const misses: Readonly<Record<string, string>> = {
  robots: 'The site’s robots.txt asks not to read it.',
  refused: 'Its address leads to where the audit may not go.',
  'too-many-redirects': 'It leads from address to address without end.',
  'too-large': 'It is too large to read.',
  'too-slow': 'It took too long to come.',
  unreadable: 'What came could not be read.',
  'not-a-page': 'This is no web page.',
  unreachable: 'It could not be reached.',
}

/** Every page that was asked for, with what became of it. */
export function listPages(fetched: FetchedSite, site: ReadSite): AuditedPage[] {
  const read = [...site.pages, ...site.unread]
  const came = fetched.pages.map(({ url, status, contentType }): AuditedPage => {
    const page = read.find((each) => each.url === url)
    if (page) return { url, title: page.title, state: page.state, note: noteOn(page) }
    const note = status >= 400 ? `The server answered with status ${status}.` : `This is no web page (${contentType}).`
    return { url, title: '', state: 'failed', note }
  })
  const missing = fetched.unreachable
    .filter(({ url }) => !isStyleSheet(url))
    .map(
      ({ url, reason }): AuditedPage => ({
        url,
        title: '',
        state: 'failed',
        note: misses[reason] ?? `It did not come: ${reason}.`,
      }),
    )
  return [...came, ...missing]
}

function noteOn({ state, isCut, looks, lacksStyles }: ReadPage): string {
  if (state === 'needs-script') return 'This page shows its text only by running JavaScript; it was not scored.'
  if (state === 'empty') return 'This page has next to no text; it was not scored.'
  if (isCut) return 'This page is very large; its first part was read.'
  return looks === undefined || lacksStyles
    ? 'Its style sheets could not all be read, so colours and fonts were left out.'
    : ''
}

/** Why there is nothing to report, in a sentence or two. */
export function tellWhyNothing(pages: readonly AuditedPage[]): string {
  const [first] = pages
  if (!first) return 'The site could not be reached.'
  if (pages.some(({ state }) => state === 'needs-script')) {
    return 'The site shows its text only by running JavaScript, which the audit does not do. No page could be read.'
  }
  return `No page could be read. ${first.url}: ${first.note}`
}
