/** A mail server that accepts a message and never replies, and a server killed while it waits. */
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../bench/start-product.ts'
import { defineFault, type FaultCampaign, type FaultRound } from './fault.ts'
import { type HangingMailServer, startHangingMailServer } from './hanging-mail-server.ts'
import { type LocalSite, startLocalSite } from './local-site.ts'
import { discardServer, makeOwnDataDir, type OwnServer, startServer } from './own-server.ts'
import { type CallAsOwner, createCallAsOwner, makeOwnerAtStage, requestAudit, waitForAudit } from './owner-stages.ts'
import { waitFor } from './wait-for.ts'

const copies = 2
const reviewMs = 30_000
const arrivalMs = 30_000
/** A dead server's job is reclaimed after ten seconds; the queue is checked every five. */
const deliveryMs = 60_000

const visitor = {
  firstName: 'Ines',
  lastName: 'Kestrel',
  businessName: 'Kestrel & Loom',
  companySize: '1-10',
  monthlyRevenue: 'under-10k',
  industry: 'retail',
  email: 'visitor@example.org',
}

/** How hanging mails affect other users. */
async function tryOthers(server: OwnServer, other: CallAsOwner, site: LocalSite, worstMs: number) {
  const failures: string[] = []
  const began = performance.now()
  const id = await requestAudit(other, site.host)
  const isDone = await waitFor(async () => (await waitForAudit(other, id)).status === 'complete', reviewMs)
  const seconds = (performance.now() - began) / 1000
  if (!isDone) failures.push(`another user's review was not done after ${reviewMs / 1000} s`)
  const asked = performance.now()
  const reply = await fetch(`${server.address}/api/start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(visitor),
    signal: AbortSignal.timeout(2 * worstMs),
  }).catch(() => undefined)
  if (reply === undefined) failures.push(`POST /api/start: no answer within ${(2 * worstMs) / 1000} s`)
  else if (!reply.ok) failures.push(`POST /api/start: ${reply.status}`)
  const startMs = Math.round(performance.now() - asked)
  return { failures, seconds: isDone ? seconds : Number.POSITIVE_INFINITY, note: `POST /api/start after ${startMs} ms` }
}

/** Mail states after which the owner need not request the mail again. */
const underWay = new Set<string | undefined>(['waiting', 'sending', 'sent'])

/** Whether each copy is delivered exactly once when mail works again. */
async function tryDelivery(
  mail: HangingMailServer,
  ask: CallAsOwner,
  ids: readonly string[],
  email: string,
): Promise<string[]> {
  const count = () => mail.delivered().filter((to) => to === email).length
  const statesOf = async () =>
    (await Promise.all(ids.map((id) => waitForAudit(ask, id)))).map(({ mails }) => mails[0]?.state)
  const isGivenUp = async () => (await statesOf()).some((state) => !underWay.has(state))
  await waitFor(async () => count() >= copies || (await isGivenUp()), deliveryMs)
  if (count() < copies) {
    const states = await statesOf()
    const unsent = ids.filter((_id, at) => states[at] !== 'sent')
    if (unsent.length < copies - count())
      return [`${copies - count()} mails lost for good: the report says ${states.join(' and ')}, delivered ${count()}`]
    for (const id of unsent) await ask('POST', `/api/audit/${id}/mail`, { email })
    if (!(await waitFor(() => count() >= copies, deliveryMs)))
      return [`asked for again, ${count()} of ${copies} delivered`]
  }
  // A duplicate would arrive within this time.
  await sleep(3000)
  return count() > copies ? [`${count()} mails delivered for ${copies}`] : []
}

async function tryRound(campaign: FaultCampaign): Promise<FaultRound[]> {
  const [site, mail, { dataDir }] = await Promise.all([startLocalSite(), startHangingMailServer(), makeOwnDataDir()])
  const settings = { AUDIT_ALLOW_HOSTS: site.host, SMTP_URL: mail.url }
  const hung = await startServer(dataDir, await findFreePort(), settings)
  const owner = await makeOwnerAtStage(hung, 'archetype')
  const other = createCallAsOwner(hung, await makeOwnerAtStage(hung, 'archetype'))
  const ask = createCallAsOwner(hung, owner)
  const ids: string[] = []
  for (let copy = 0; copy < copies; copy += 1) ids.push(await requestAudit(ask, site.host, owner.email))
  const isUnderWay = await waitFor(() => mail.arrived() > 0, arrivalMs)
  const others = await tryOthers(hung, other, site, campaign.limits.worstMs)
  const round = { row: 'others', readyS: others.seconds, failures: others.failures, notes: [others.note] }
  await hung.end('SIGKILL')
  // A dead server's jobs are only reclaimed after a while; in a short campaign the job tests cover this.
  if (campaign.isShort) return [round]
  mail.wakeUp()
  const server = await startServer(dataDir, hung.port, settings)
  const kept = await tryDelivery(mail, ask, ids, owner.email)
  await discardServer(server)
  await Promise.all([site.stop(), mail.stop()])
  return [
    round,
    { row: 'its own mails, after a kill', failures: [...(isUnderWay ? [] : ['no mail was under way']), ...kept] },
  ]
}

export const hangMailFault = defineFault(
  'T38 a mail server that never replies holds up no other user, and no mail is lost or sent twice',
  'hang-mail',
  async (campaign) => {
    const rounds: FaultRound[] = []
    for (let round = 0; round < campaign.rounds; round += 1) rounds.push(...(await tryRound(campaign)))
    return rounds
  },
)
