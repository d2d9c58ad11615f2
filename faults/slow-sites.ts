/** One user requests reviews of a slow site, another a review of a fast site. */
import { defineFault, type FaultRound } from './fault.ts'
import { startLocalSite } from './local-site.ts'
import { discardServer, startOwnServer } from './own-server.ts'
import { createCallAsOwner, makeOwnerAtStage, requestAudit, waitForAudit } from './owner-stages.ts'
import { waitFor } from './wait-for.ts'

const slowReviews = 10
/** A fair queue takes the other user's review next: only reviews already running finish before it, and at most one more. */
const doneBeforeMax = 3
const limitMs = 120_000

export const slowSitesFault = defineFault(
  'T42 reviews of one user’s slow sites do not delay another user’s review',
  'slow-sites',
  async ({ rounds, isShort }) => {
    const slow = await startLocalSite(isShort ? 1500 : 9000)
    const fast = await startLocalSite()
    const server = await startOwnServer({ AUDIT_ALLOW_HOSTS: `${slow.host},${fast.host}` })
    const tried: FaultRound[] = []
    for (let round = 0; round < rounds; round += 1) {
      const one = createCallAsOwner(server, await makeOwnerAtStage(server, 'archetype'))
      const other = createCallAsOwner(server, await makeOwnerAtStage(server, 'archetype'))
      const ids: string[] = []
      for (let review = 0; review < slowReviews; review += 1) ids.push(await requestAudit(one, slow.host))
      const began = performance.now()
      const id = await requestAudit(other, fast.host)
      const isDone = await waitFor(async () => (await waitForAudit(other, id)).status === 'complete', limitMs)
      const seconds = (performance.now() - began) / 1000
      const states = await Promise.all(ids.map((each) => waitForAudit(one, each)))
      const before = states.filter(({ status }) => status === 'complete').length
      const failures = [
        ...(isDone ? [] : [`not done after ${limitMs / 1000} s`]),
        ...(before > doneBeforeMax ? [`${before} of the ${slowReviews} slow ones went before`] : []),
      ]
      tried.push({ readyS: isDone ? seconds : Number.POSITIVE_INFINITY, failures })
    }
    await discardServer(server)
    await Promise.all([slow.stop(), fast.stop()])
    return tried
  },
)
