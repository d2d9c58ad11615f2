import { afterEach, expect, test, vi } from 'vitest'
import {
  buildAddress,
  CallError,
  getErrorMessage,
  listenSignedOut,
  send,
  setCallAccount,
  setConfirmHandler,
} from '#web/calls/send.ts'

const answer = (status: number, body: string, statusText = '') =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status, statusText })),
  )
afterEach(() => vi.unstubAllGlobals())

test('a refusal throws its status, a colon, a space and the body text', async () => {
  answer(409, '{"error":"Taken","code":"email_taken"}')
  await expect(send('GET /api/auth/user', {})).rejects.toThrow('409: {"error":"Taken","code":"email_taken"}')
})

test('a refusal without a body throws its status text', async () => {
  answer(502, '', 'Bad Gateway')
  await expect(send('GET /api/auth/user', {})).rejects.toThrow('502: Bad Gateway')
})

test('a 401 throws, and notifies the listeners', async () => {
  answer(401, '{"error":"Please sign in to continue.","code":"signed_out"}')
  const listener = vi.fn()
  const stop = listenSignedOut(listener)
  await expect(send('GET /api/auth/user', {})).rejects.toBeInstanceOf(CallError)
  expect(listener).toHaveBeenCalledOnce()
  stop()
})

test('calls carry the session, and JSON both ways', async () => {
  answer(200, '{"success":true,"chosenUvp":"Bread first."}')
  await send('PUT /api/user-profile/uvp', { body: { chosenUvp: 'Bread first.' } })
  expect(fetch).toHaveBeenCalledWith(
    '/api/user-profile/uvp',
    expect.objectContaining({ credentials: 'include', method: 'PUT', body: '{"chosenUvp":"Bread first."}' }),
  )
})

test('path parameters are inserted escaped', () => {
  expect(buildAddress('POST /api/brand/history/:id/restore', { params: { id: '7/../8' } }).url).toBe(
    '/api/brand/history/7%2F..%2F8/restore',
  )
  expect(buildAddress('GET /api/brand/history', { query: { part: 'uvps' } }).url).toBe('/api/brand/history?part=uvps')
})

test("the message is the server's own, or the fallback given", () => {
  expect(
    getErrorMessage(new CallError(402, '{"error":"Your trial is over.","code":"access_required"}', ''), 'Oh'),
  ).toBe('Your trial is over.')
  expect(getErrorMessage(new CallError(500, '<html>', ''), 'Please try again.')).toBe('Please try again.')
})

test('T29 every call names the account of its page, and the page learns when the session is another account’s', async () => {
  const onWrongAccount = vi.fn()
  setCallAccount('marta', onWrongAccount)
  answer(409, '{"error":"You’re now signed in to a different account.","code":"wrong_account"}')
  await expect(send('GET /api/user-profile', {})).rejects.toBeInstanceOf(CallError)
  expect(fetch).toHaveBeenCalledWith(
    '/api/user-profile',
    expect.objectContaining({ headers: expect.objectContaining({ 'x-account': 'marta' }) }),
  )
  expect(onWrongAccount).toHaveBeenCalledOnce()
})

test('a call that fails while the password is being changed is retried, and the user is not treated as signed out', async () => {
  const changed = Promise.withResolvers<Response>()
  let reads = 0
  vi.stubGlobal('fetch', (url: string) => {
    if (url.endsWith('change-password')) return changed.promise
    reads += 1
    const isOld = reads === 1
    return Promise.resolve(
      new Response(isOld ? '{"error":"No","code":"signed_out"}' : '{}', { status: isOld ? 401 : 200 }),
    )
  })
  const listener = vi.fn()
  const stop = listenSignedOut(listener)
  const change = send('POST /api/auth/change-password', { body: { currentPassword: 'a', newPassword: 'b' } })
  const read = send('GET /api/audits', {})
  changed.resolve(new Response('{"success":true}'))
  await Promise.all([change, read])
  expect([reads, listener.mock.calls.length]).toEqual([2, 0])
  stop()
})

test('a failed password change does not bring back a user who was signed out', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"error":"No","code":"signed_out"}', { status: 401 }))
  const listener = vi.fn()
  const stop = listenSignedOut(listener)
  const change = send('POST /api/auth/change-password', { body: { currentPassword: 'a', newPassword: 'b' } })
  await expect(change).rejects.toBeInstanceOf(CallError)
  await expect(send('GET /api/audits', {})).rejects.toBeInstanceOf(CallError)
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
})

test('T49 calls that need confirmation ask once together and are retried; if it is declined, they stay refused', async () => {
  let isKnown = false
  const refusal = '{"error":"Please confirm that it’s you first.","code":"confirm_required","ways":["code"]}'
  const reply = () => (isKnown ? new Response('{"success":true,"ended":1}') : new Response(refusal, { status: 403 }))
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => reply()),
  )
  const ask = vi.fn(async () => {
    isKnown = true
    return true
  })
  const end = () => send('DELETE /api/account/sessions', { body: {} })
  await expect(end()).rejects.toThrow('403')
  const stop = setConfirmHandler(ask)
  expect(await Promise.all([end(), end()])).toEqual(Array(2).fill({ success: true, ended: 1 }))
  expect(ask.mock.calls).toEqual([[['code']]])
  isKnown = false
  stop()
  const stopRefusing = setConfirmHandler(async () => false)
  await expect(end()).rejects.toThrow('Please confirm that it’s you first.')
  stopRefusing()
})
