import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { auditCalls } from '#contract/brand-review-calls.ts'
import { brands } from '#server/tables/tables.ts'
import { createTestDatabase, type TestDatabase } from '#testing/server/database.ts'
import { endProcess, makeDataFolder, type ServerProcess, startProcess } from '#testing/server/process.ts'

const json = { 'content-type': 'application/json' }
const page = `<!doctype html><html lang="en"><title>Tern & Tide</title><h1>Learn to swim in the sea</h1>
  <p>We teach nervous grown-ups to feel at home in open water. You swim with us, in groups of four.</p>
  <a href="/lessons">Book a lesson</a></html>`

/** A site that leaves every request waiting until `isOpen` is set. */
const waiting: http.ServerResponse[] = []
let isOpen = false
const answer = (response: http.ServerResponse) => response.writeHead(200, { 'content-type': 'text/html' }).end(page)
const site = http.createServer((request, response) => {
  if (request.url === '/robots.txt') response.writeHead(404).end()
  else if (isOpen) answer(response)
  else waiting.push(response)
})

let place: TestDatabase
let folder: Awaited<ReturnType<typeof makeDataFolder>>
beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  place = await createTestDatabase()
  folder = await makeDataFolder()
})
afterAll(async () => {
  site.closeAllConnections()
  site.close()
  await place.drop()
  await folder.remove()
})

function start(): Promise<ServerProcess> {
  const { host, user, database } = place.connection
  const { port }: AddressInfo = Object(site.address())
  const DATABASE_URL = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}`
  return startProcess(folder.dataDir, { DATABASE_URL, AUDIT_ALLOW_HOSTS: `127.0.0.1:${port}` })
}

/** Signs up, and unlocks the review for the only brand there is. */
async function signUp({ origin }: ServerProcess): Promise<string> {
  const form = { email: 'ida@example.org', password: 'a kettle of herons', firstName: 'Ida', lastName: 'Moor' }
  const made = await fetch(`${origin}/api/auth/register`, { method: 'POST', headers: json, body: JSON.stringify(form) })
  const value = { id: 'calm', title: 'Calm', description: 'We wait until you are ready.', order: 0 }
  await place.database.update(brands).set({
    brandAttributesCompleted: true,
    chosenUvp: 'We teach nervous swimmers.',
    chosenTagline: 'Braver by the wave.',
    coreValues: [value],
    brandArchetypeCompleted: true,
  })
  return made.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

test('T38 a server killed while fetching a site loses nothing: the next one finishes the audit', {
  timeout: 90_000,
}, async () => {
  const first = await start()
  const cookie = await signUp(first)
  const form = {
    websiteUrl: `http://127.0.0.1:${Object(site.address()).port}/`,
    brandArchetype: 'caregiver',
    coreValues: ['trust'],
    targetAudience: 'Grown-ups who are nervous of deep water',
    brandTone: 'friendly',
  }
  const headers = { ...json, cookie }
  const asked = await fetch(`${first.origin}/api/audit`, { method: 'POST', headers, body: JSON.stringify(form) })
  const { auditId } = auditCalls.startAudit.reply.parse(await asked.json())
  await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0), { timeout: 30_000 })
  await endProcess(first, 'SIGKILL')

  isOpen = true
  const second = await start()
  await vi.waitFor(
    async () => {
      const reply = await fetch(`${second.origin}/api/audit/${auditId}`, { headers: { cookie } })
      const { audit } = auditCalls.getAudit.reply.parse(await reply.json())
      expect(audit.status).toBe('complete')
      expect(audit.analysis?.pages.length).toBeGreaterThan(0)
    },
    { timeout: 40_000, interval: 250 },
  )
  expect(await endProcess(second, 'SIGTERM')).toBe(0)
})
