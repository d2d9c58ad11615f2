import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/server/app.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const accept = { headers: { accept: 'text/event-stream' } }
const eventsIn = (text: string) =>
  text.split('\n\n').flatMap((block) => {
    const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? []
    return event === '' ? [] : [{ event, data: JSON.parse(data) }]
  })

test('on request the variations are sent one by one, then the complete answer', async () => {
  const person = await site.makeOwner()
  const streamed = await person.ask('POST', '/api/generate-uvp', {}, accept)
  const events = eventsIn(streamed.text)
  expect(events.map(({ event }) => event)).toEqual([...Array(5).fill('variation'), 'done'])
  expect(events[5]?.data.variations).toEqual(events.slice(0, 5).map(({ data }) => data))
  const profile = await person.ask('GET', '/api/user-profile')
  expect(profile.body.brandAttributesData).toEqual(events[5]?.data.uvps)
  expect(streamed.headers).toMatchObject({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
})

test.each(['/api/generate-uvp', '/api/generate-taglines'])(
  'the first line of %s is sent before the last is written',
  async (path) => {
    const person = await site.makeOwner()
    const app = await site.again()
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(port), '127.0.0.1')
    const heard: string[] = []
    socket.setEncoding('utf8').on('data', (text: string) => heard.push(text))
    const head = [`cookie: ${person.cookie}`, 'host: localhost', 'content-type: application/json', 'content-length: 2']
    socket.write(
      `POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\naccept: text/event-stream\r\nconnection: close\r\n\r\n{}`,
    )
    await once(socket, 'close')
    // Reader and writer share the event loop, so some events may arrive together, but never all.
    const first = heard.find((text) => /event: (variation|tagline)/.test(text)) ?? ''
    expect(first.match(/event: \w+/g)?.length).toBeLessThan(5)
    expect(heard.join('')).toContain('event: done')
  },
)

test('an error before the first event is plain JSON with its status', async () => {
  const refused = await (await site.makePerson()).ask('POST', '/api/generate-uvp', {}, accept)
  expect(refused).toMatchObject({ status: 409, body: { code: 'step_locked' } })
})

test('an error on the way becomes an event in the common shape, and an expected one is not logged as an error', async () => {
  const person = await site.makeOwner()
  site.logLines.splice(0)
  await site.database.execute(
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$;
     CREATE TRIGGER refuse BEFORE UPDATE ON brands FOR EACH ROW WHEN (NEW.id = '${person.brandId}') EXECUTE FUNCTION refuse()`,
  )
  const failed = await person.ask('POST', '/api/generate-uvp', {}, accept)
  await site.database.execute('DROP TRIGGER refuse ON brands; DROP FUNCTION refuse')
  expect(eventsIn(failed.text).at(-1)).toEqual({
    event: 'error',
    data: { error: 'Something went wrong', code: 'unexpected', status: 500, reference: expect.any(String) },
  })
  expect(site.logLines.filter((line) => line.includes('"level":50'))).toHaveLength(1)
  const next = await person.ask('POST', '/api/generate-uvp', {}, accept)
  expect(eventsIn(next.text).at(-1)?.event).toBe('done')
})
