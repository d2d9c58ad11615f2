/** The end of listening: whoever got as far as the system's queue of connections is still answered. */
import net from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const lullMs = 100
const patienceMs = 2000

/**
 * Makes `app` stop listening, when it closes, only in a moment when nobody new has come for a while: closing the port
 * resets every connection that the system has taken and this process not yet. Answers of that time end their connection.
 */
export function stopListeningGently(app: FastifyInstance): void {
  let cameAt = 0
  app.server.on('connection', () => {
    cameAt = performance.now()
  })
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    const began = performance.now()
    // At least once around, so that what waits in the queue now is taken.
    do await sleep(lullMs / 2)
    while (performance.now() - Math.max(began, cameAt) < lullMs && performance.now() - began < patienceMs)
    // Right after the loop has looked for new connections.
    await nextTurn()
    net.Server.prototype.close.call(app.server)
    // What was on its way over kept connections is answered, and ends them.
    await sleep(lullMs)
    // A browser keeps its connection after the request that was running; nothing more will come over it.
    const closing = setInterval(() => app.server.closeIdleConnections(), lullMs)
    app.server.once('close', () => clearInterval(closing))
  })
}
