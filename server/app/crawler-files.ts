/** What search engines read first: which pages there are, and what is not for them. */
import { escapeHtml } from '#server/platform/http/escape-html.ts'

/** By address: media type and text. */
export type CrawlerFiles = ReadonlyMap<string, { type: string; text: string }>

/** The screens of whoever is signed in or buys, and the calls. */
const notForThem = ['/api/', '/toolkit', '/brand-attributes', '/profile', '/admin', '/form-demo']
const ofBuying = ['/plans', '/cart', '/checkout', '/success', '/order']

/** `linkBase` is what the addresses of this server begin with, `listed` the pages to be found. */
export function writeCrawlerFiles(linkBase: string, listed: readonly string[]): CrawlerFiles {
  const robots = [
    'User-agent: *',
    ...[...notForThem, ...ofBuying].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${linkBase}/sitemap.xml`,
  ]
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listed.map((path) => `<url><loc>${escapeHtml(linkBase + path)}</loc></url>`),
    '</urlset>',
  ]
  return new Map([
    ['/robots.txt', { type: 'text/plain; charset=utf-8', text: `${robots.join('\n')}\n` }],
    ['/sitemap.xml', { type: 'application/xml; charset=utf-8', text: `${sitemap.join('\n')}\n` }],
  ])
}
