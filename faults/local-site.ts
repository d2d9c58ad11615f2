/** A small local site to review, with adjustable latency. */
import { once } from 'node:events'
import http from 'node:http'
import { registerCleanUp } from './clean-up.ts'

const pages = ['', 'blankets', 'classes', 'mending', 'about', 'wool', 'dyes', 'contact', 'hours']
const links = pages.map((page) => `<a href="/${page}">${page || 'Kestrel & Loom'}</a>`).join(' ')
const pageOf = (
  page: string,
) => `<!doctype html><html lang="en"><title>${page || 'Kestrel & Loom'}</title><nav>${links}</nav>
  <h1>Blankets woven to order</h1><p>We weave blankets in an old mill and mend each for as long as it lasts. ${page}</p></html>`

export type LocalSite = { host: string; stop: () => Promise<void> }

/** Every page takes `delayMs`; robots.txt is missing, answered at once. */
export async function startLocalSite(delayMs = 0): Promise<LocalSite> {
  const server = http.createServer(({ url = '/' }, response) => {
    const page = pages.find((each) => url === `/${each}`)
    if (page === undefined) return response.writeHead(404).end()
    const answer = () => response.setHeader('content-type', 'text/html; charset=utf-8').end(pageOf(page))
    return delayMs > 0 ? setTimeout(answer, delayMs) : answer()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = server.address()
  const stop = registerCleanUp(() => {
    server.close()
    server.closeAllConnections()
  })
  return { host: `127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`, stop }
}
