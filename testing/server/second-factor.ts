/** A test person's second factor: an authenticator app and the codes it shows. */
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import { secondFactors } from '#server/tables/tables.ts'
import type { TestApp } from './app.ts'
import { type TestPerson, testPassword } from './people.ts'

export type TestSecondFactor = {
  /** The code `steps` intervals from now; each code is accepted only once. */
  code: (steps?: number) => string
  recovery: readonly string[]
}

export const makeCode = (key: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Turns the second factor on, as its owner would. */
export async function turnSecondFactorOn(site: TestApp, person: TestPerson): Promise<TestSecondFactor> {
  const begun = await person.ask('POST', '/api/account/second-factor', {})
  const key = String(begun.body.key)
  const body = { password: testPassword, code: makeCode(key) }
  const confirmed = await person.ask('POST', '/api/account/second-factor/confirm', body)
  expect(confirmed.status, confirmed.text).toBe(200)
  // Pretend the code was used a while ago, so that tests need not wait for the next one.
  await site.database.update(secondFactors).set({ lastStep: 0 }).where(eq(secondFactors.userId, person.userId))
  const codes = confirmed.body.codes
  return { code: (steps) => makeCode(key, steps), recovery: Array.isArray(codes) ? codes.map(String) : [] }
}
