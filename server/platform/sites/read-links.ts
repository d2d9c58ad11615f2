/** Extracts a page's links in order, navigation first, its style sheets and its images. */
import { Parser } from 'htmlparser2'

export type PageLinks = { pages: string[]; stylesheets: string[]; images: string[] }

const isFile =
  /\.(?:pdf|jpe?g|png|gif|svg|webp|avif|ico|zip|gz|docx?|xlsx?|pptx?|mp[34]|webm|mov|ics|vcf|xml|json|rss|atom|css|js)$/i
/** Login, cart and similar pages: they say nothing about the brand. */
const isDoor =
  /(?:^|\/)(?:log-?(?:in|out)|sign-?(?:in|up|out)|register|cart|basket|checkout|wp-admin|account)(?:\/|$|\.)/i

/** Limits beyond any real page; the rest is ignored. */
const elementsMax = 12_000
const depthMax = 2000
const partsMax = 60_000
/** Pages are parsed in pieces, so that parsing can stop: deep nesting takes the parser quadratic time. */
const pieceLength = 8192
/** Imports are at the beginning of a style sheet. */
const importsWithin = 64 * 1024

const siteOf = ({ hostname }: URL) => hostname.replace(/^www\./, '')

function absolute(href: string, base: string): URL | undefined {
  const url = URL.parse(href, base)
  if (url === null) return undefined
  url.hash = ''
  return /^https?:$/.test(url.protocol) ? url : undefined
}

/**
 * Links of `html` at `address`: each once, same site only, no files, no login or cart pages, not itself. Bounded work
 * for any input.
 */
export function readLinks(html: string, address: string): PageLinks {
  const own = new URL(address)
  own.hash = ''
  const inNavigation: string[] = []
  const elsewhere: string[] = []
  const stylesheets: string[] = []
  const images: string[] = []
  let base = address
  let navigationDepth = 0
  let [elements, depth, parts] = [0, 0, 0]
  const takeLink = (href: string) => {
    const url = absolute(href, base)
    if (!url || siteOf(url) !== siteOf(own) || url.href === own.href) return
    if (isFile.test(url.pathname) || isDoor.test(url.pathname)) return
    const list = navigationDepth > 0 ? inNavigation : elsewhere
    list.push(url.href)
  }
  const parser = new Parser({
    onattribute: () => {
      parts += 1
    },
    onopentag: (name, { href, rel = '', src }) => {
      elements += 1
      depth += 1
      if (name === 'nav' || name === 'header') navigationDepth += 1
      if (name === 'img' && src !== undefined) images.push(absolute(src, base)?.href ?? '')
      if (href === undefined) return
      if (name === 'base') base = absolute(href, address)?.href ?? base
      if (name === 'a' || name === 'area') takeLink(href)
      if (name === 'link' && /\bstylesheet\b/i.test(rel) && !/\balternate\b/i.test(rel)) {
        const url = absolute(href, base)
        if (url) stylesheets.push(url.href)
      }
    },
    onclosetag: (name) => {
      depth -= 1
      if (name === 'nav' || name === 'header') navigationDepth = Math.max(0, navigationDepth - 1)
    },
  })
  for (let at = 0; at < html.length; at += pieceLength) {
    if (elements > elementsMax || depth > depthMax || parts > partsMax) break
    parser.write(html.slice(at, at + pieceLength))
  }
  parser.end()
  const each = (list: readonly string[]) => [...new Set(list)].filter((url) => url !== '')
  return { pages: each([...inNavigation, ...elsewhere]), stylesheets: each(stylesheets), images: each(images) }
}

/** The URLs of the style sheets it imports. */
export function readImports(css: string, address: string): string[] {
  const found = css.slice(0, importsWithin).matchAll(/@import\s+(?:url\(\s*)?["']?([^"'()\s;]+)["']?\s*\)?/gi)
  return [...found].flatMap(([, href = '']) => absolute(href, address)?.href ?? [])
}
