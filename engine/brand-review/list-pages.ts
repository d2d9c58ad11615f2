import type { AuditedPage, FetchedSite } from '#contract/brand-review.ts'
import type { PageReading } from './read-page.ts'
import { isStyleSheetAddress, type SiteReading } from './read-site.ts'

/** Fetch error codes in plain words; unknown codes are shown as they are. */
const misses: Readonly<Record<string, string>> = {
  robots: 'The site’s robots.txt asks us not to read it.',
  refused: 'Its address leads to a place the review may not go.',
  'too-many-redirects': 'It redirects from address to address without end.',
  'too-large': 'It is too large to read.',
  'too-slow': 'It took too long to load.',
  unreadable: 'We couldn’t read what it sent.',
  'not-a-page': 'This isn’t a web page.',
  unreachable: 'We couldn’t reach it.',
}

/** All requested pages and their outcome, without duplicates of a page under a second address. */
export function listAuditedPages(fetched: FetchedSite, site: SiteReading): AuditedPage[] {
  const read = [...site.pages, ...site.unread]
  const isAgain = (url: string) => site.unread.some((page) => page.url === url && page.state === 'read')
  const asked = fetched.pages.filter(({ url }) => !isAgain(url))
  const came = asked.map(({ url, status, contentType }): AuditedPage => {
    const page = read.find((each) => each.url === url)
    if (page) return { url, title: page.title, state: page.state, note: noteOn(page) }
    const note =
      status >= 400 ? `The server answered with status ${status}.` : `This isn’t a web page (${contentType}).`
    return { url, title: '', state: 'failed', note }
  })
  const missing = fetched.unreachable
    .filter(({ url }) => !isStyleSheetAddress(url))
    .map(
      ({ url, reason }): AuditedPage => ({
        url,
        title: '',
        state: 'failed',
        note: misses[reason] ?? `It didn’t load: ${reason}.`,
      }),
    )
  return [...came, ...missing]
}

function noteOn({ state, isCut, looks, lacksStyles }: PageReading): string {
  if (state === 'needs-script') return 'This page shows its text only when JavaScript runs, so we didn’t score it.'
  if (state === 'empty') return 'This page has very little text, so we checked only its facts, dates and links.'
  if (isCut) return 'This page is very large, so we read only the first part.'
  return looks === undefined || lacksStyles
    ? 'We couldn’t read all of its style sheets, so we left out colors and fonts.'
    : ''
}

/** Why no report is possible, in a sentence or two. */
export function explainMissingReport(pages: readonly AuditedPage[]): string {
  const [first] = pages
  if (!first) return 'We couldn’t reach the site.'
  if (pages.some(({ state }) => state === 'needs-script')) {
    return 'The site shows its text only when JavaScript runs, which the review doesn’t do. We couldn’t read any page.'
  }
  return `We couldn’t read any page. ${first.url}: ${first.note}`
}
