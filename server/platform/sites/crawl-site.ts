/**
 * Crawls a site for a review: the start page, pages it links to and their style sheets, within limits and according to
 * robots.txt.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import robotsParser from 'robots-parser'
import type { FetchedPage, FetchedSite } from '#contract/brand-review.ts'
import { fetchPage, robotName } from '#server/platform/sites/fetch-page.ts'
import { readImports, readLinks } from '#server/platform/sites/read-links.ts'
import { type AllowedHosts, readSiteAddress, SiteError } from '#server/platform/sites/site-address.ts'

const siteMs = 40_000
export const furtherPagesMax = 8
const stylesheetsMax = 16
/** Maximum number of links on these pages that are checked for being dead. */
const triedLinksMax = 12
/** Maximum number of images that are checked for being missing; none is downloaded. */
const triedImagesMax = 24
/** The rest of a robots.txt is ignored; RFC 9309 requires at least 500 KiB. */
const robotsLengthMax = 500 * 1024
/** All pages and style sheets together, in characters: they are stored and measured as one. */
const siteLengthMax = 8 * 1024 * 1024
/** Concurrent requests to the site. */
const atOnce = 3

export type CrawlRequest = { entry: URL; allowed: AllowedHosts; signal?: AbortSignal }

type Visit = {
  allowed: AllowedHosts
  signal: AbortSignal
  mayRead: (url: string) => boolean
  /** Characters read so far. */
  taken: { length: number }
}
type Miss = { url: string; reason: string }

/** Runs `work` for each item, at most `atOnce` at a time; returns the results in the order of the items. */
async function forEach<Item, Value>(items: readonly Item[], work: (item: Item) => Promise<Value>): Promise<Value[]> {
  const values: Value[] = []
  let next = 0
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at]
      if (item !== undefined) values[at] = await work(item)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return values
}

const isMiss = (value: object): value is Miss => 'reason' in value
const missOf = (url: string, error: unknown): Miss => ({
  url,
  reason: error instanceof SiteError ? error.reason : 'unreachable',
})

/**
 * The rules of robots.txt. A missing one allows everything; one that cannot be fetched disallows everything (RFC 9309),
 * and is reported with the actual reason.
 */
async function readRobots(entry: URL, allowed: AllowedHosts, signal: AbortSignal) {
  const url = new URL('/robots.txt', entry)
  const robots = await fetchPage({ url, accepts: /./, allowed, signal }).catch((error: unknown) => {
    // A server that answers with a page instead has no rules.
    if (error instanceof SiteError && ['not-a-page', 'too-many-redirects', 'refused'].includes(error.reason))
      return null
    throw error
  })
  if (robots === null || (robots.status >= 400 && robots.status < 500)) return { mayRead: () => true }
  if (robots.status >= 500) return { url: entry.href, reason: `its robots.txt answered with status ${robots.status}` }
  const rules = robotsParser(url.href, robots.text.slice(0, robotsLengthMax))
  return { text: robots.text, mayRead: (address: string) => rules.isAllowed(address, robotName) !== false }
}

/** Counts a text; throws if the site's total would exceed the limit. */
function takeIn(text: string, { taken }: Visit): string {
  if (taken.length + text.length > siteLengthMax) throw new SiteError('too-large')
  taken.length += text.length
  return text
}

async function readPage(address: string, visit: Visit): Promise<FetchedPage | Miss> {
  const { allowed, signal, mayRead } = visit
  const url = readSiteAddress(address, allowed)
  if (!url) return { url: address, reason: 'refused' }
  if (!mayRead(address)) return { url: address, reason: 'robots' }
  try {
    const { url: final, status, contentType, text } = await fetchPage({ url, accepts: /html/, allowed, signal })
    return { url: final, status, contentType, html: takeIn(text, visit) }
  } catch (error) {
    return missOf(address, error)
  }
}

type Sheet = FetchedSite['stylesheets'][number]

async function readSheet(address: string, visit: Visit): Promise<{ url: string; css: string } | Miss> {
  const { allowed, signal } = visit
  const url = readSiteAddress(address, allowed)
  if (!url) return { url: address, reason: 'refused' }
  try {
    const { status, text } = await fetchPage({ url, accepts: /css|text\/plain|^$/, allowed, signal })
    return status < 400 ? { url: address, css: takeIn(text, visit) } : { url: address, reason: `status ${status}` }
  } catch (error) {
    return missOf(address, error)
  }
}

/** The style sheets of all pages in cascade order, each after those it imports. */
async function readSheets(pages: readonly FetchedPage[], visit: Visit): Promise<{ sheets: Sheet[]; misses: Miss[] }> {
  const users = new Map<string, string[]>()
  for (const page of pages) {
    await nextTurn()
    for (const sheet of readLinks(page.html, page.url).stylesheets)
      users.set(sheet, [...(users.get(sheet) ?? []), page.url])
  }
  const linked = await forEach([...users.keys()].slice(0, stylesheetsMax), (sheet) => readSheet(sheet, visit))
  const sheets: Sheet[] = []
  const misses: Miss[] = []
  for (const sheet of linked) {
    if (isMiss(sheet)) {
      misses.push(sheet)
      continue
    }
    const pagesOfIt = users.get(sheet.url) ?? []
    const room = stylesheetsMax - linked.length
    const imported = await forEach(readImports(sheet.css, sheet.url).slice(0, Math.max(0, room)), (url) =>
      readSheet(url, visit),
    )
    for (const each of imported) {
      if (isMiss(each)) misses.push(each)
      else sheets.push({ ...each, pages: pagesOfIt })
    }
    sheets.push({ ...sheet, pages: pagesOfIt })
  }
  return { sheets, misses }
}

/**
 * Checks links of the pages that were not fetched yet; returns those that are dead (404 or 410), without their text.
 */
async function tryLinks(pages: readonly FetchedPage[], asked: readonly string[], visit: Visit): Promise<FetchedPage[]> {
  const known = new Set([...asked, ...pages.map(({ url }) => url)])
  const linked = pages.filter(({ status }) => status < 400).flatMap(({ html, url }) => readLinks(html, url).pages)
  const untried = [...new Set(linked)].filter((link) => !known.has(link)).slice(0, triedLinksMax)
  const tried = await forEach(untried, (link) => readPage(link, visit))
  return tried.flatMap((page) => (isMiss(page) || ![404, 410].includes(page.status) ? [] : [{ ...page, html: '' }]))
}

/** Whether an image is certainly missing. Some servers answer HEAD wrongly, so a GET confirms it. */
async function isGone(address: string, { allowed, signal, mayRead }: Visit): Promise<boolean> {
  const url = readSiteAddress(address, allowed)
  if (!url || !mayRead(address)) return false
  for (const method of ['HEAD', 'GET'] as const) {
    // Accept no content type, so that no body is read.
    const answer = await fetchPage({ url, accepts: /(?!)/, method, allowed, signal }).catch(() => undefined)
    if (answer?.status !== 404 && answer?.status !== 410) return false
  }
  return true
}

/** The missing images of the pages. */
async function tryImages(pages: readonly FetchedPage[], visit: Visit): Promise<string[]> {
  const shown = new Set<string>()
  for (const { html, url, status } of pages) {
    await nextTurn()
    if (status < 400) for (const image of readLinks(html, url).images) shown.add(image)
  }
  const images = [...shown].slice(0, triedImagesMax)
  const answers = await forEach(images, (image) => isGone(image, visit))
  return images.filter((_image, at) => answers[at])
}

/** The same address over http, for old sites without https. */
function withoutTls(entry: URL): URL | undefined {
  if (entry.protocol !== 'https:') return undefined
  const plain = new URL(entry)
  plain.protocol = 'http:'
  return plain
}
const nobodyAnswers = ['unreachable', 'too-slow']

/**
 * Fetches the start page, up to eight pages it links to and their style sheets, and checks some links and images of
 * these pages, in at most 40 s. If https does not respond, tries http under the same rules. What could not be fetched
 * is listed in `unreachable` with a reason. Never throws because of the site.
 */
export async function crawlSite({ entry, allowed, signal: outer }: CrawlRequest): Promise<FetchedSite> {
  const time = AbortSignal.timeout(siteMs)
  const signal = outer ? AbortSignal.any([time, outer]) : time
  const none: FetchedSite = { entry: entry.href, pages: [], stylesheets: [], unreachable: [] }
  const robots = await readRobots(entry, allowed, signal).catch((error: unknown) => missOf(entry.href, error))
  const plain = withoutTls(entry)
  if (isMiss(robots) && plain && nobodyAnswers.includes(robots.reason) && !signal.aborted) {
    const site = await crawlSite({ entry: plain, allowed, signal })
    return site.pages.length > 0 ? site : { ...none, unreachable: [robots] }
  }
  if (isMiss(robots)) return { ...none, unreachable: [robots] }
  const visit: Visit = { allowed, signal, mayRead: robots.mayRead, taken: { length: 0 } }
  const start = await readPage(entry.href, visit)
  if (isMiss(start)) return { ...none, unreachable: [start] }
  const links = readLinks(start.html, start.url).pages.slice(0, furtherPagesMax)
  const further = await forEach(links, (link) => readPage(link, visit))
  const read = [start, ...further.flatMap((page) => (isMiss(page) ? [] : [page]))]
  // Two links may redirect to the same page.
  const pages = read.filter((page, at) => read.findIndex(({ url }) => url === page.url) === at)
  const { sheets, misses } = await readSheets(pages, visit)
  const gone = await tryLinks(pages, [entry.href, ...links], visit)
  const goneImages = await tryImages(pages, visit)
  return {
    entry: start.url,
    pages: [...pages, ...gone],
    stylesheets: sheets,
    unreachable: [...further.filter(isMiss), ...misses],
    ...(goneImages.length > 0 && { goneImages }),
    ...('text' in robots && { robots: robots.text }),
  }
}
