/** robots.txt and sitemap.xml. */
import { escapeHtml } from '#server/platform/http/escape-html.ts'

/** Media type and text by path. */
export type CrawlerFiles = ReadonlyMap<string, { type: string; text: string }>

/** API and app screens that need a session. */
const notForThem = ['/api/', '/toolkit', '/brand-attributes', '/profile', '/admin', '/form-demo']
const ofBuying = ['/plans', '/cart', '/checkout', '/success', '/order']

/** `linkBase` is this server's origin, `listed` the pages for the sitemap. */
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
