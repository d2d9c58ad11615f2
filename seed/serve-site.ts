/** Serves invented websites locally while they are reviewed. */
import { once } from 'node:events'
import http from 'node:http'
import { type InventedOwner, makeSlug } from './invent-owners.ts'
import { type ChosenLines, inventSite } from './invent-site.ts'

/** A served website: `served` is its local URL, `told` the one that its owner would type. */
export type InventedSite = { served: string; told: string }
export type ServeInventedSite = (owner: InventedOwner, lines: ChosenLines) => Promise<InventedSite>

/** Each site gets its own port, which is added to `allowed`. */
export function createInventedSites(allowed: Set<string>): { open: ServeInventedSite; close: () => Promise<void> } {
  const servers: http.Server[] = []
  return {
    open: async (owner, lines) => {
      const site = inventSite(owner, lines)
      const server = http.createServer((request, response) => {
        const [type, body] = site[request.url ?? ''] ?? []
        response.writeHead(body === undefined ? 404 : 200, { 'content-type': type ?? 'text/plain' }).end(body ?? '')
      })
      servers.push(server)
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      const place = server.address()
      if (place === null || typeof place === 'string') throw new Error('The invented website has no port.')
      const host = `127.0.0.1:${place.port}`
      allowed.add(host)
      return { served: `http://${host}/`, told: `https://${makeSlug(owner.business.name)}.example/` }
    },
    close: async () => {
      for (const server of servers) {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      }
    },
  }
}
