import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Asker } from '#server/calls/asker.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { testAsker } from '#testing/server/asker.ts'

let site: TestApp
let asker: Asker
beforeAll(async () => {
  site = await createTestApp()
  const { userId, brandId } = await site.makeOwner()
  asker = { ...testAsker, userId, brandId }
})
afterAll(() => site.close())

const run = (name: string, input: object, by: Asker = asker) => {
  const call = site.app.calls.get(name)
  if (!call?.run) throw new Error(`${name} cannot be run without HTTP.`)
  return call.run({ asker: by, network: '127.0.0.1', input, signal: new AbortController().signal })
}

test('a call runs by its name without HTTP', async () => {
  expect(await run('GET /api/taglines', {})).toMatchObject({ taglines: expect.any(Array) })
  const chosen = { chosenTagline: 'Warm bread at six' }
  expect(await run('PUT /api/user-profile/tagline', { body: chosen })).toEqual({ success: true, ...chosen })
})

test('without HTTP invalid input is refused too', async () => {
  await expect(run('PUT /api/user-profile/tagline', { body: { chosenTagline: 7 } })).rejects.toMatchObject({
    code: 'invalid_input',
  })
})

test('without HTTP steps are locked and admin calls refused too', async () => {
  const fresh = { ...asker, chain: { ...asker.chain, chosenUvp: null, chosenTagline: null } }
  await expect(run('POST /api/generate-taglines', { body: {} }, fresh)).rejects.toMatchObject({ code: 'step_locked' })
  await expect(run('GET /api/admin/stats', {})).rejects.toMatchObject({ code: 'admin_required' })
})

test('without HTTP no call signs anybody in or sends bytes', () => {
  for (const name of ['POST /api/auth/login', 'POST /api/auth/logout', 'GET /api/core-values/pdf'])
    expect(site.app.calls.get(name)).not.toHaveProperty('run')
})
