import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attributesDataReply } from '#contract/brand-attributes.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { createAsk, type TestPerson } from '#testing/server/people.ts'
import { makeUpload } from '#testing/server/requests.ts'

let site: TestApp
let person: TestPerson
beforeAll(async () => {
  site = await createTestApp()
  person = await site.makeOwner()
})
afterAll(() => site.close())

const path = '/api/brand-attributes/upload'
const upload = (...parameters: Parameters<typeof makeUpload>) =>
  person.ask('POST', path, undefined, makeUpload(...parameters))
const fixture = (name: string) => readFile(new URL(`../../testing/documents/${name}`, import.meta.url))
const about =
  'About us. We bake.\n\nCulture: steadfast, neighbourly, patient\n\nOur customers are curious and loyal. Our voice is warm and plain-spoken.'

test('a document returns its words by category, and nothing is saved', async () => {
  const before = await person.ask('GET', '/api/brand-attributes')
  const read = await upload(about)
  expect(read).toMatchObject({ status: 200, body: { success: true } })
  const attributes = attributesDataReply.parse(read.body.attributes)
  expect(attributes.culture.words.map((word) => word.toLowerCase())).toContain('steadfast')
  expect(attributes.culture).toMatchObject({ topFive: [], topOne: '' })
  expect((await person.ask('GET', '/api/brand-attributes')).body).toEqual(before.body)
})

test('a Word document is read too', async () => {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const read = await upload(await fixture('joinery.docx'), { fileName: 'joinery.docx', type })
  expect(read).toMatchObject({ status: 200, body: { success: true } })
})

test('T19 a file over 10 MB gets a 413 with a clear sentence', async () => {
  const refused = await upload(Buffer.alloc(10 * 1024 * 1024 + 1, 'a '))
  expect(refused).toMatchObject({
    status: 413,
    body: { code: 'file_too_large', error: 'This file is larger than 10 MB.' },
  })
})

test('T19 an unsupported type, or content that does not match its type, gets a 415 with a clear sentence', async () => {
  const sentence = 'Please upload a supported file type: TXT, PDF, DOC, DOCX, PNG, JPG'
  const files = [
    [about, { fileName: 'a.zip', type: 'application/zip' }],
    [await fixture('values.png'), { fileName: 'a.pdf', type: 'application/pdf' }],
    [Buffer.from([0, 1, 2, 255, 254]), { fileName: 'a.bin', type: 'application/octet-stream' }],
    ['<script>alert(1)</script>', { fileName: 'a.html', type: 'text/html' }],
  ] as const
  for (const [bytes, named] of files) {
    expect(await upload(bytes, named), named.fileName).toMatchObject({
      status: 415,
      body: {
        code: 'unsupported_file',
        error: named.fileName === 'a.pdf' ? expect.stringContaining('.png') : sentence,
      },
    })
  }
})

test('T19 a document without text and a broken one get a 422 with a clear sentence', async () => {
  for (const bytes of ['', '  \n '])
    expect(await upload(bytes)).toMatchObject({ status: 422, body: { code: 'no_text' } })
  const broken = await upload('%PDF-1.7\nnothing more', { fileName: 'a.pdf', type: 'application/pdf' })
  expect(broken).toMatchObject({ status: 422, body: { error: expect.any(String) } })
})

test('T19 only a single file in the field “document” is accepted', async () => {
  const boundary = 'edge'
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const part = (name: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\n${about}\r\n`
  const field = `--${boundary}\r\ncontent-disposition: form-data; name="document"\r\n\r\ntext\r\n`
  const end = `--${boundary}--\r\n`
  const forms = [
    part('file') + end,
    field + end,
    end,
    '',
    part('document'),
    'no form at all',
    `${part('document')}--edg`,
  ]
  for (const payload of forms) {
    const refused = await person.ask('POST', path, undefined, { headers, payload })
    expect([400, 415, 422], JSON.stringify(payload.slice(0, 80))).toContain(refused.status)
    expect(refused.body).toMatchObject({ error: expect.any(String), code: expect.any(String) })
  }
  const noBoundary = { headers: { 'content-type': 'multipart/form-data' }, payload: part('document') + end }
  expect((await person.ask('POST', path, undefined, noBoundary)).status).toBeLessThan(500)
})

test('T19 a user can have ten documents read a minute', async () => {
  const app = await site.again({ rateLimitScale: 1 })
  const ask = createAsk(app, (await site.makeOwner()).cookie)
  const once = () => ask('POST', path, undefined, makeUpload('', { fileName: 'a.txt' }))
  for (let turn = 0; turn < 10; turn += 1) expect(await once()).toMatchObject({ status: 422 })
  expect(await once()).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
})

test('T30 the report is a PDF with its own file name, shown in the browser, complete or not', async () => {
  for (const each of [person, await site.makePerson()]) {
    const report = await each.ask('GET', '/api/brand-attributes/pdf')
    expect(report).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="brand-attributes-report.pdf"',
        'cache-control': 'no-store',
      },
    })
    expect(report.text.startsWith('%PDF-1.')).toBe(true)
  }
})

test('the upload needs paid access; the report does not', async () => {
  const late = await site.makeOwner({ subscriptionEndDate: new Date(0) })
  expect(await late.ask('POST', path, undefined, makeUpload(about))).toMatchObject({ status: 402 })
  expect(await late.ask('GET', '/api/brand-attributes/pdf')).toMatchObject({ status: 200 })
})
