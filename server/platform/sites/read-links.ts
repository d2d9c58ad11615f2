/** Where a page leads: its links in their order, those of its navigation first, and its style sheets. */
import { Parser } from 'htmlparser2'

export type PageLinks = { pages: string[]; stylesheets: string[] }

const isFile =
  /\.(?:pdf|jpe?g|png|gif|svg|webp|avif|ico|zip|gz|docx?|xlsx?|pptx?|mp[34]|webm|mov|ics|vcf|xml|json|rss|atom|css|js)$/i
/** Doors rather than rooms: a look at them says nothing about the brand. */
const isDoor =
  /(?:^|\/)(?:log-?(?:in|out)|sign-?(?:in|up|out)|register|cart|basket|checkout|wp-admin|account)(?:\/|$|\.)/i

const siteOf = ({ hostname }: URL) => hostname.replace(/^www\./, '')

function absolute(href: string, base: string): URL | undefined {
  if (!URL.canParse(href, base)) return undefined
  const url = new URL(href, base)
  url.hash = ''
  return /^https?:$/.test(url.protocol) ? url : undefined
}

/** Links of `html`, which stands at `address`: each once, only of the same site, no files, no doors, not itself. */
export function readLinks(html: string, address: string): PageLinks {
  const own = new URL(address)
  own.hash = ''
  const inNavigation: string[] = []
  const elsewhere: string[] = []
  const stylesheets: string[] = []
  let base = address
  let navigationDepth = 0
  const takeLink = (href: string) => {
    const url = absolute(href, base)
    if (!url || siteOf(url) !== siteOf(own) || url.href === own.href) return
    if (isFile.test(url.pathname) || isDoor.test(url.pathname)) return
    const list = navigationDepth > 0 ? inNavigation : elsewhere
    list.push(url.href)
  }
  const parser = new Parser({
    onopentag: (name, { href, rel = '' }) => {
      if (name === 'nav' || name === 'header') navigationDepth += 1
      if (href === undefined) return
      if (name === 'base') base = absolute(href, address)?.href ?? base
      if (name === 'a' || name === 'area') takeLink(href)
      if (name === 'link' && /\bstylesheet\b/i.test(rel) && !/\balternate\b/i.test(rel)) {
        const url = absolute(href, base)
        if (url) stylesheets.push(url.href)
      }
    },
    onclosetag: (name) => {
      if (name === 'nav' || name === 'header') navigationDepth = Math.max(0, navigationDepth - 1)
    },
  })
  parser.end(html)
  return { pages: [...new Set([...inNavigation, ...elsewhere])], stylesheets: [...new Set(stylesheets)] }
}

/** Addresses of the sheets that a style sheet begins with. */
export function readImports(css: string, address: string): string[] {
  const found = css.matchAll(/@import\s+(?:url\(\s*)?["']?([^"'()\s;]+)["']?\s*\)?/gi)
  return [...found].flatMap(([, href = '']) => absolute(href, address)?.href ?? [])
}
