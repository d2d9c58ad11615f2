import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { brandAttributesReply } from '#contract/brand-attributes.ts'
import { endProcess, makeDataFolder, type ServerProcess, startProcess } from '#testing/server/process.ts'

const kills = 30
const json = { 'content-type': 'application/json' }

/** A client that saves without pause, each time one word further, and remembers the last acknowledged save. */
type Writer = { cookie: string; revision: string; acknowledged: number }

async function signUp({ origin }: ServerProcess, email: string): Promise<Writer> {
  const form = { email, password: 'a kettle of herons', firstName: 'Ida', lastName: 'Moor' }
  const made = await fetch(`${origin}/api/auth/register`, { method: 'POST', headers: json, body: JSON.stringify(form) })
  expect(made.status).toBe(200)
  return { cookie: made.headers.getSetCookie()[0]?.split(';')[0] ?? '', revision: '', acknowledged: 0 }
}

async function read({ origin }: ServerProcess, { cookie }: Writer) {
  const reply = await fetch(`${origin}/api/brand-attributes`, { headers: { cookie } })
  expect(reply.status).toBe(200)
  const { brandAttributes } = Object(await reply.json())
  const { attributesData, revision } = brandAttributesReply.parse(brandAttributes)
  return { number: Number(attributesData.culture.words.at(-1)?.split(' ')[1] ?? 0), revision }
}

/** Saves until the server is gone. */
async function saveOnAndOn({ origin }: ServerProcess, writer: Writer): Promise<void> {
  const { cookie } = writer
  for (;;) {
    const number = writer.acknowledged + 1
    const words = Array.from({ length: 20 }, (_, index) => `Word ${number + index - 19}`)
    const body = JSON.stringify({
      attributesData: { culture: { words, topFive: [], topOne: '' } },
      revision: writer.revision,
    })
    const reply = await fetch(`${origin}/api/brand-attributes`, {
      method: 'PUT',
      headers: { ...json, cookie },
      body,
    }).catch(() => undefined)
    const answer = Object(await reply?.json().catch(() => undefined))
    if (reply?.ok !== true || typeof answer.revision !== 'string') {
      // A server that is being killed may not answer; a running one must accept every save.
      expect(reply?.status ?? 0).not.toBe(409)
      return
    }
    writer.revision = answer.revision
    writer.acknowledged = number
  }
}

/** Waits until each writer had a save acknowledged, so that every kill has something to lose. */
async function waitForSaves(writers: readonly Writer[]): Promise<void> {
  const before = writers.map(({ acknowledged }) => acknowledged)
  while (writers.some(({ acknowledged }, index) => acknowledged === before[index])) await sleep(5)
}

test(`T27 killed ${kills} times during autosaves, the server loses no acknowledged save`, {
  timeout: 240_000,
}, async () => {
  const { dataDir, remove } = await makeDataFolder()
  try {
    let server = await startProcess(dataDir)
    const writers = await Promise.all([1, 2, 3].map((number) => signUp(server, `writer-${number}@example.org`)))
    for (let kill = 1; kill <= kills; kill += 1) {
      for (const writer of writers) {
        const { number, revision } = await read(server, writer)
        // The last save may have been written without being acknowledged; never one fewer, never two more.
        expect([writer.acknowledged, writer.acknowledged + 1], `before kill ${kill}`).toContain(number)
        Object.assign(writer, { acknowledged: number, revision })
      }
      const saving = writers.map((writer) => saveOnAndOn(server, writer))
      await waitForSaves(writers)
      await sleep((kill % 10) * 11)
      await endProcess(server, 'SIGKILL')
      await Promise.all(saving)
      server = await startProcess(dataDir)
    }
    for (const writer of writers) {
      const { number } = await read(server, writer)
      expect([writer.acknowledged, writer.acknowledged + 1]).toContain(number)
      expect(number).toBeGreaterThanOrEqual(kills)
    }
    expect(await endProcess(server, 'SIGTERM')).toBe(0)
  } finally {
    await remove()
  }
})
