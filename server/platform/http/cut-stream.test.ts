import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { allowStream, cutWhenEnded, streamEvents } from '#server/platform/http/event-stream.ts'

let mayListen = true
const app = Fastify()
app.get('/', async (_request, reply) => {
  const leave = cutWhenEnded(reply, async () => (mayListen ? {} : undefined))
  allowStream(reply, { events: z.number(), reply: z.object({}) })
  try {
    await streamEvents(reply, async (tell) => {
      for (let word = 0; word < 100; word += 1) {
        await tell('word', word)
        await sleep(100)
      }
      return {}
    }).catch(() => undefined)
  } finally {
    leave()
  }
  return reply
})
let address = ''
beforeAll(async () => {
  address = await app.listen({ port: 0 })
})
afterAll(() => app.close())

test('T13 a stream whose listener was shut out ends within a second or so of words, and says why', async () => {
  const reply = await fetch(address)
  let heard = ''
  const countWords = () => heard.split('event: word').length - 1
  const listening = (async () => {
    for await (const part of reply.body ?? []) heard += Buffer.from(part).toString()
  })()
  await expect.poll(() => heard).toContain('event: word')
  const before = countWords()
  mayListen = false
  await listening
  // Ten words a second at most, however slow the machine is; the whole stream has a hundred.
  expect(countWords() - before).toBeLessThan(30)
  expect(heard).toContain('"code":"signed_out"')
  expect(heard).not.toContain('event: done')
})
