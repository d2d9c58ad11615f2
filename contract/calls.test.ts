import { expect, test } from 'vitest'
import { z } from 'zod'
import { type CallSpec, line, text } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { errors } from '#contract/plain/errors.ts'

const names = calls.map(({ method, path }) => `${method} ${path}`)

test('no two calls share a method and path', () => {
  expect(new Set(names).size).toBe(names.length)
})

test('every call has its method and path', () => {
  const documented = [
    'GET /api/auth/user',
    'POST /api/auth/login',
    'POST /api/auth/register',
    'GET /api/login',
    'GET /api/logout',
    'GET /api/brand-attributes',
    'PUT /api/brand-attributes',
    'POST /api/brand-attributes/upload',
    'GET /api/brand-attributes/pdf',
    'POST /api/suggest-words',
    'GET /api/user-profile',
    'PUT /api/user-profile/uvps',
    'PUT /api/user-profile/uvp',
    'PUT /api/user-profile/tagline',
    'POST /api/generate-uvp',
    'POST /api/refine-uvp',
    'POST /api/generate-taglines',
  ]
  expect(names).toEqual(expect.arrayContaining(documented))
})

test('a call that changes something says what it takes, and a step belongs to calls with a session only', () => {
  for (const call of calls) {
    const spec: CallSpec = call
    if (call.method !== 'GET') expect(spec.body ?? spec.upload, call.path).toBeDefined()
    if (spec.step !== undefined) expect(call.caller, call.path).toBe('signed-in')
  }
})

test('every object that a body holds refuses fields that it does not name', () => {
  for (const call of calls) {
    // What a provider signs is read by what it says, and it may say more from one day to the next.
    if (!('body' in call) || call.path === '/api/stripe/webhook') continue
    const schema = z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' })
    expect(schema.additionalProperties, call.path).toBe(false)
  }
})

test('text that cannot be stored is refused: NUL and half characters', () => {
  for (const bad of ['a\0', '\ud800', 'a\udc00b', 'x'.repeat(11)]) expect(text(10).safeParse(bad).success).toBe(false)
  for (const good of ['', '😀', 'Ünïcode', 'a\nb']) expect(text(10).safeParse(good).success).toBe(true)
})

test('what stands on one line holds no line break, no tab and nothing else that controls; blanks around it go', () => {
  for (const bad of ['a\r\nBcc: b@example.org', 'a\nb', 'a\tb', 'a\x1b[31mb', 'a\x7fb', 'a\x85b', 'a\u2028b'])
    expect(line(100).safeParse(bad).success, JSON.stringify(bad)).toBe(false)
  for (const good of ['', 'Ünïcode', 'O’Hara-Lund', 'Tern & <Tide>', '李 小龙', '😀'])
    expect(line(100).parse(` ${good}\n`), good).toBe(good)
})

test('every refusal has a status of 4xx or 5xx and a sentence for the user', () => {
  for (const { status, sentence } of Object.values(errors)) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(sentence).toMatch(/^[A-Z]/)
  }
})
