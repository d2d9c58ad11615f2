/** The end of listening: whoever got as far as the system's queue of connections is still answered. */
import net from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** So long nobody new has come before the port is closed, if that is to be had in `patienceMs`. */
const lullMs = 100
const patienceMs = 2000
/** Connections that are in use get an answer in this time, which ends them. */
const lingerMs = 500
const closeIdleMs = 100

/**
 * Makes the function that ends `app`, to be called before it listens. The port is closed only in a moment when nobody
 * new has come for a while, because that resets every connection that the system has taken and this process not yet.
 * From then on each answer ends its connection; those that nobody uses are closed last.
 */
export function createStop(app: FastifyInstance): () => Promise<void> {
  const { server } = app
  let cameAt = 0
  let isStopping = false
  server.on('connection', () => {
    cameAt = performance.now()
  })
  // By now every answer says that its connection ends with it.
  app.addHook('preClose', async () => {
    if (!isStopping) return
    await sleep(lingerMs)
    const closing = setInterval(() => server.closeIdleConnections(), closeIdleMs)
    server.once('close', () => clearInterval(closing))
  })
  return async () => {
    isStopping = true
    const began = performance.now()
    // At least once around, so that what waits in the queue now is taken.
    do await sleep(lullMs / 2)
    while (performance.now() - Math.max(began, cameAt) < lullMs && performance.now() - began < patienceMs)
    // Right after the loop has looked for new connections.
    await nextTurn()
    net.Server.prototype.close.call(server)
    await app.close()
  }
}
