/**
 * Resolves a link to a full address without fragment; undefined for other schemes (mailto, tel, javascript) and links
 * within the page.
 */
export function resolveLink(page: string, href: string): string | undefined {
  const [, scheme = '', host = '', path = ''] = /^(https?:)\/\/([^/?#]+)([^?#]*)/i.exec(page) ?? []
  const link = href.trim().replace(/#.*$/, '')
  if (link === '' || scheme === '' || (/^[a-z][a-z\d+.-]*:/i.test(link) && !/^https?:/i.test(link))) return undefined
  if (/^https?:/i.test(link)) return withPath(link)
  if (link.startsWith('//')) return withPath(`${scheme}${link}`)
  const [way = '', ...query] = link.split('?')
  const search = query.length > 0 ? `?${query.join('?')}` : ''
  const folder = path.slice(0, path.lastIndexOf('/') + 1) || '/'
  const parts: string[] = []
  for (const part of (way.startsWith('/') ? way : way === '' ? path : folder + way).split('/').slice(1)) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return `${scheme}//${host}/${parts.join('/')}${search}`
}

const withPath = (address: string) => (/^https?:\/\/[^/?]+$/i.test(address) ? `${address}/` : address)
