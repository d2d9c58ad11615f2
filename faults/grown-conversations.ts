/**
 * One user has the longest conversations that ten days of use allow; reading, continuing and exporting them must not
 * slow down others.
 */
import pg from 'pg'
import { z } from 'zod'
import { conversationLimits } from '#contract/plain/conversation-limits.ts'
import { formatHttpRequest } from '../bench/load-generator.ts'
import type { BenchOwner } from '../bench/make-owners.ts'
import { startChildClient } from './child-client.ts'
import { defineFault, type FaultCampaign, type FaultRound, judgeReadTimes } from './fault.ts'
import type { FloodReport } from './flood-task.ts'
import { startOwnPostgres } from './own-postgres.ts'
import { discardServer, type OwnServer } from './own-server.ts'
import { createCallAsOwner, makeOwnerAtStage } from './owner-stages.ts'
import { judgeReadOutcomes, startReader } from './reader.ts'
import { restartServer, startSharingServer } from './restart-database.ts'

const letters = 3900
/** Messages of ten days: 2,000 turns a day, each a message and its reply. */
const tenDays = 40_000
/** Messages in a conversation from before there was a limit: one day's turns. */
const longBefore = 4000
const connections = 2

type Talk = { tool: string; messages: number; isEnded?: boolean }

/** Inserts a conversation directly: making it by calls would take ten days. */
async function putIn(client: pg.Client, brandId: string, { tool, messages, isEnded = false }: Talk): Promise<void> {
  await client.query(
    `WITH talk AS (INSERT INTO conversations (id, brand_id, tool, ended_at)
       VALUES (gen_random_uuid(), $1, $2, CASE WHEN $3 THEN now() END) RETURNING id)
     INSERT INTO conversation_messages (conversation_id, number, role, content)
     SELECT talk.id, number, CASE number % 2 WHEN 1 THEN 'user' ELSE 'assistant' END,
       left(number || '. ' || repeat(md5(random()::text) || ' ', 130), $4)
     FROM talk, generate_series(1, $5::int) AS number`,
    [brandId, tool, isEnded, letters, messages],
  )
}

/** Ten days of conversations up to the storage limit, plus some that exceeded it before there was one. */
async function talkTenDays(url: string, brandId: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const each = Math.floor(conversationLimits.strategist.bytesMax / letters)
  const talks: Talk[] = [
    ...Array.from({ length: 100 }, () => ({ tool: 'strategist', messages: each, isEnded: true })),
    { tool: 'strategist', messages: longBefore },
    { tool: 'core-values', messages: longBefore },
    { tool: 'brand-archetype', messages: 460 },
  ]
  for (const talk of talks) await putIn(client, brandId, talk)
  await client.query('ANALYZE conversation_messages')
  await client.end()
  return talks.reduce((sum, { messages }) => sum + messages, 0)
}

const paths = [
  '/api/strategist/conversation',
  '/api/ai-core-values-assistant',
  '/api/brand-archetype',
  '/api/strategist/analysis',
]
const turns = ['/api/strategist/chat', '/api/ai-core-values-assistant', '/api/brand-archetype/analyze']
const resets = ['/api/strategist/reset', '/api/ai-core-values-assistant/reset', '/api/brand-archetype/reset']

/** Reads of the long conversations, turns in them, and turns after resetting them, when messages are accepted again. */
const requestsOf = ({ cookie }: BenchOwner) => {
  const message = 'We mend what others throw away. '.repeat(120)
  const reads = paths.map((path) => formatHttpRequest('GET', path, { cookie }))
  const said = turns.map((path) => formatHttpRequest('POST', path, { cookie, body: JSON.stringify({ message }) }))
  const restarts = resets.map((path) => formatHttpRequest('POST', path, { cookie, body: '{}' }))
  return { before: [...reads, ...said], after: [...restarts, ...said, ...reads, ...said, ...said] }
}

/** Repeats the account export until time is up, discarding the data. */
async function takeAlong({ address }: OwnServer, { cookie }: BenchOwner, until: number): Promise<string> {
  let files = 0
  let bytes = 0
  while (performance.now() < until) {
    const reply = await fetch(`${address}/api/account/export`, { headers: { cookie } })
    if (!reply.ok || !reply.body) break
    for await (const chunk of reply.body) bytes += chunk.length
    files += 1
  }
  return `${files} exports of ${Math.round(bytes / Math.max(1, files) / 1e6)} MB`
}

const profile = z.object({ brandId: z.string() })

async function tryRound(campaign: FaultCampaign): Promise<FaultRound[]> {
  const postgres = await startOwnPostgres()
  const generous = await startSharingServer(postgres.url)
  const owner = await makeOwnerAtStage(generous, 'values')
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const found = await client.query('SELECT id AS "brandId" FROM brands WHERE owner_id = $1', [owner.userId])
  await client.end()
  const said = await talkTenDays(postgres.url, profile.parse(found.rows[0]).brandId)
  const reader = await startReader(campaign, [generous], ['/api/auth/user'])
  await generous.end('SIGTERM')
  const server = await restartServer(postgres.url, generous, { RATE_LIMIT_SCALE: '1' })
  await createCallAsOwner(server, owner)('GET', '/api/auth/user')
  await reader.calm()
  const ms = campaign.isShort ? 3000 : 15_000
  const rounds: FaultRound[] = []
  const { before, after } = requestsOf(owner)
  for (const [row, requests] of [
    ['with the talks of ten days', before],
    ['starting them over', after],
  ] as const) {
    const calm = await reader.calm()
    const flooder = startChildClient<FloodReport>('flood-child.ts')
    const { value, reads, outcomes } = await reader.during(async () => {
      flooder.send({ port: server.port, requests, connections, ms })
      const [report, taken] = await Promise.all([flooder.hear(), takeAlong(server, owner, performance.now() + ms)])
      return { report, taken }
    })
    await flooder.end()
    const answered = Object.entries(value.report.outcomes).map(([outcome, count]) => `${count} x ${outcome}`)
    const ratio = (reads.medianMs / calm.medianMs).toFixed(1)
    const notes = [
      `${said} messages of ${tenDays} that ten days allow; median ${ratio} times the calm one; ${answered.join(', ')}; ${value.taken}`,
    ]
    const failures = [...judgeReadTimes(calm, reads, campaign.limits), ...judgeReadOutcomes(outcomes, ['200'])]
    rounds.push({ row, calm, during: reads, failures, notes })
  }
  await reader.end()
  await discardServer(server)
  await postgres.remove()
  return rounds
}

export const grownConversationsFault = defineFault(
  'T42 while one user works in the longest possible conversations, reads of other users stay fast',
  'grown-talks',
  async (campaign) => {
    const rounds: FaultRound[] = []
    for (let round = 0; round < campaign.rounds; round += 1) rounds.push(...(await tryRound(campaign)))
    return rounds
  },
  true,
)
