import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type ArchetypeInterview, brandArchetypeCalls } from '#contract/brand-archetype.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { databaseUser } from '#server/platform/db/embedded-cluster.ts'
import { findCluster } from '#server/platform/db/embedded-place.ts'
import { brands } from '#server/tables/tables.ts'
import { answers, coreValues } from '#testing/server/interview.ts'
import { makeCompleteAttributes } from '#testing/server/people.ts'
import { endProcess, makeDataFolder, type ServerProcess, startProcess } from '#testing/server/process.ts'

const kills = 4
const json = { 'content-type': 'application/json' }

async function signUp({ origin }: ServerProcess): Promise<string> {
  const form = { email: 'ida@example.org', password: 'a kettle of herons', firstName: 'Ida', lastName: 'Moor' }
  const body = JSON.stringify({ ...form, startTrial: true })
  const made = await fetch(`${origin}/api/auth/register`, { method: 'POST', headers: json, body })
  expect(made.status).toBe(200)
  return made.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** Completes every step before the interview. */
async function openInterview(dataDir: string): Promise<void> {
  const { cluster } = await findCluster(dataDir)
  const database = openDatabase({ host: cluster, user: databaseUser, database: 'postgres' })
  await database.update(brands).set({
    attributesData: makeCompleteAttributes(),
    brandAttributesCompleted: true,
    chosenUvp: 'We teach.',
    chosenTagline: 'Braver.',
    coreValues,
  })
  await database.$client.end()
}

/** Reads the interview as its page does while a reply is missing. */
async function read({ origin }: ServerProcess, cookie: string): Promise<ArchetypeInterview> {
  const sent = { method: 'POST', headers: { ...json, cookie }, body: '{}' }
  const reply = await fetch(`${origin}/api/brand-archetype/resume`, sent)
  expect(reply.status).toBe(200)
  return brandArchetypeCalls.resumeArchetype.reply.parse(await reply.json())
}

/** Polls until no message waits for a reply; the killed server's lock expires within seconds. */
async function readAnswered(server: ServerProcess, cookie: string): Promise<ArchetypeInterview> {
  for (;;) {
    const interview = await read(server, cookie)
    if (!interview.isAnswering) return interview
    await sleep(1000)
  }
}

/** Answers questions until the server is gone, and reports each acknowledged answer. */
async function answerOnAndOn(
  { origin }: ServerProcess,
  cookie: string,
  from: number,
  onAcknowledged: (count: number) => void,
) {
  for (let count = from; ; count += 1) {
    const body = JSON.stringify({ message: `${answers[count % answers.length]} (${count})` })
    const sent = { method: 'POST', headers: { ...json, cookie }, body }
    const reply = await fetch(`${origin}/api/brand-archetype/analyze`, sent).catch(() => undefined)
    if (reply?.ok !== true || (await reply.text().catch(() => '')) === '') return
    onAcknowledged(count + 1)
  }
}

test(`T23 killed ${kills} times in mid-interview, the server loses no answer and continues where it was`, {
  timeout: 240_000,
}, async () => {
  const { dataDir, remove } = await makeDataFolder()
  try {
    let server = await startProcess(dataDir)
    const cookie = await signUp(server)
    await openInterview(dataDir)
    let acknowledged = 0
    for (let kill = 1; kill <= kills; kill += 1) {
      const before = await readAnswered(server, cookie)
      expect(before.messages.at(-1)?.role).toBe('assistant')
      expect(before.archetypeResult).toBeNull()
      const answering = answerOnAndOn(server, cookie, before.questionsAsked, (count) => {
        acknowledged = count
      })
      while (acknowledged <= before.questionsAsked) await sleep(2)
      await sleep(kill * 3)
      await endProcess(server, 'SIGKILL')
      await answering
      server = await startProcess(dataDir)
      const { questionsAsked, messages } = await readAnswered(server, cookie)
      // The last answer may have been stored without being acknowledged; never one fewer, never two more.
      expect([acknowledged, acknowledged + 1], `after kill ${kill}`).toContain(questionsAsked)
      const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
      expect(said).toEqual(said.map((_, count) => `${answers[count % answers.length]} (${count})`))
      expect(messages).toHaveLength(2 * questionsAsked + 1)
      acknowledged = questionsAsked
    }
    expect(await endProcess(server, 'SIGTERM')).toBe(0)
  } finally {
    await remove()
  }
})
