/** Stops listening without dropping connections that are still in the kernel's accept queue. */
import net from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Close the port after this long without a new connection, or after `patienceMs` at the latest. */
const lullMs = 100
const patienceMs = 2000
/** How long connections in use have to get the response that closes them. */
const lingerMs = 500
const closeIdleMs = 100

/**
 * Creates the shutdown function of `app`; call it before listening. Closing the port resets connections that the kernel
 * has accepted but this process has not, so it waits for a moment without new ones. From then on each response closes
 * its connection; idle connections are closed last.
 */
export function createShutdown(app: FastifyInstance): () => Promise<void> {
  const { server } = app
  let cameAt = 0
  let isStopping = false
  server.on('connection', () => {
    cameAt = performance.now()
  })
  // By now every response carries `connection: close`.
  app.addHook('preClose', async () => {
    if (!isStopping) return
    await sleep(lingerMs)
    const closing = setInterval(() => server.closeIdleConnections(), closeIdleMs)
    server.once('close', () => clearInterval(closing))
  })
  return async () => {
    isStopping = true
    const began = performance.now()
    // Runs at least once, so that connections waiting in the queue are accepted.
    do await sleep(lullMs / 2)
    while (performance.now() - Math.max(began, cameAt) < lullMs && performance.now() - began < patienceMs)
    // Right after the event loop has polled for new connections.
    await nextTurn()
    net.Server.prototype.close.call(server)
    await app.close()
  }
}
