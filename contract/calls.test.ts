import { expect, test } from 'vitest'
import { z } from 'zod'
import { type CallSpec, singleLineText, storableText } from '#contract/call.ts'
import { allCalls } from '#contract/calls.ts'
import { errorDefinitions } from '#contract/plain/errors.ts'

const names = allCalls.map(({ method, path }) => `${method} ${path}`)

test('no two calls share a method and path', () => {
  expect(new Set(names).size).toBe(names.length)
})

test('every call is listed with its method and path', () => {
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

test('every call that changes something declares a body, and only calls with a session belong to a step', () => {
  for (const call of allCalls) {
    const spec: CallSpec = call
    if (call.method !== 'GET') expect(spec.body ?? spec.upload, call.path).toBeDefined()
    if (spec.step !== undefined) expect(call.caller, call.path).toBe('signed-in')
  }
})

test('every object in a request body refuses unknown fields', () => {
  for (const call of allCalls) {
    // The payment provider signs its webhook bodies and may add fields at any time.
    if (!('body' in call) || call.path === '/api/stripe/webhook') continue
    const schema = z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' })
    expect(schema.additionalProperties, call.path).toBe(false)
  }
})

test('text that cannot be stored is refused: NUL and lone surrogates', () => {
  for (const bad of ['a\0', '\ud800', 'a\udc00b', 'x'.repeat(11)])
    expect(storableText(10).safeParse(bad).success).toBe(false)
  for (const good of ['', '😀', 'Ünïcode', 'a\nb']) expect(storableText(10).safeParse(good).success).toBe(true)
})

test('single-line text refuses line breaks, tabs and control characters, and is trimmed', () => {
  for (const bad of ['a\r\nBcc: b@example.org', 'a\nb', 'a\tb', 'a\x1b[31mb', 'a\x7fb', 'a\x85b', 'a\u2028b'])
    expect(singleLineText(100).safeParse(bad).success, JSON.stringify(bad)).toBe(false)
  for (const good of ['', 'Ünïcode', 'O’Hara-Lund', 'Tern & <Tide>', '李 小龙', '😀'])
    expect(singleLineText(100).parse(` ${good}\n`), good).toBe(good)
})

test('every error code has a 4xx or 5xx status and a sentence for the user', () => {
  for (const { status, sentence } of Object.values(errorDefinitions)) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(sentence).toMatch(/^[A-Z]/)
  }
})
