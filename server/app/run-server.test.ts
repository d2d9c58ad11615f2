import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/platform/db/database.ts'
import { startStandIn } from '#testing/model/stand-in.ts'
import { createTestApp } from '#testing/server/app.ts'
import { createAsk } from '#testing/server/people.ts'
import { endProcess, makeDataFolder, startProcess } from '#testing/server/process.ts'

let folder: Awaited<ReturnType<typeof makeDataFolder>>
beforeAll(async () => {
  folder = await makeDataFolder()
})
afterAll(() => folder.remove())

const form = { email: 'ida@example.org', password: 'a kettle of herons', firstName: 'Ida', lastName: 'Moor' }
const json = { 'content-type': 'application/json' }

test('T37 on SIGTERM a running request is finished, new ones are refused, and the server exits cleanly', async () => {
  const server = await startProcess(folder.dataDir)
  const { port } = new URL(server.origin)
  const body = JSON.stringify(form)
  const socket = connect(Number(port), '127.0.0.1')
  let heard = ''
  socket.on('data', (bytes) => {
    heard += bytes.toString()
  })
  const head = ['host: localhost', 'content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]
  socket.write(`POST /api/auth/register HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${body.slice(0, 20)}`)
  await sleep(200)
  const ended = endProcess(server, 'SIGTERM')
  await sleep(300)
  await expect(fetch(`${server.origin}/api/health`)).rejects.toThrow()
  expect(server.process.exitCode).toBeNull()
  socket.write(body.slice(20))
  await once(socket, 'close')
  expect(heard).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(await ended).toBe(0)
})

test('T37 after a restart that request’s data, the sessions and the secret are still there', async () => {
  const server = await startProcess(folder.dataDir)
  const login = { email: form.email, password: form.password }
  const signedIn = await fetch(`${server.origin}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(login),
  })
  expect(signedIn.status).toBe(200)
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect(await endProcess(server, 'SIGTERM')).toBe(0)
  const next = await startProcess(folder.dataDir)
  expect((await fetch(`${next.origin}/api/auth/user`, { headers: { cookie } })).status).toBe(200)
  expect(await endProcess(next, 'SIGINT')).toBe(0)
})

test('a server with a model is ready without waiting for it, says which one writes, and stops while it is silent', async () => {
  const standIn = await startStandIn()
  standIn.answer({ text: '{"color":"blue"}' })
  const settings = { AI_BASE_URL: standIn.baseAddress, AI_MODEL: 'writer:8b', AI_API_KEY: 'sk-of-the-operator' }
  const server = await startProcess(folder.dataDir, settings)
  await expect.poll(server.said).toContain(`A language model writes: writer:8b at ${standIn.baseAddress}`)
  expect(server.said()).not.toContain('sk-of-the-operator')
  expect(await endProcess(server, 'SIGTERM')).toBe(0)
  standIn.answer({ never: true })
  const next = await startProcess(folder.dataDir, settings)
  await expect.poll(() => standIn.asked.length).toBe(2)
  expect((await fetch(`${next.origin}/api/health`)).status).toBe(200)
  expect(await endProcess(next, 'SIGTERM')).toBe(0)
  await standIn.close()
})

test('T37 a server that is stopping is alive but not ready', async () => {
  let isRunning = true
  const site = await createTestApp({}, { isRunning: () => isRunning })
  try {
    expect(await site.ask('GET', '/api/ready')).toMatchObject({ status: 200, body: { status: 'ready' } })
    isRunning = false
    expect(await site.ask('GET', '/api/ready')).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(await site.ask('GET', '/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } })
  } finally {
    await site.close()
  }
})

test('without its database a server is not ready, and every call says so in the common shape', async () => {
  const site = await createTestApp()
  const person = await site.makePerson()
  const away = openDatabase({ host: '/nowhere', user: 'nobody', database: 'none' })
  const app = await site.again({}, { database: away })
  for (const url of ['/api/ready', '/api/auth/user', '/api/brand-attributes']) {
    expect(await createAsk(app, person.cookie)('GET', url), url).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    })
  }
  expect(await createAsk(app)('GET', '/api/health')).toMatchObject({ status: 200 })
  await away.$client.end()
  await site.close()
})
