import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import {
  findTimeStep,
  formatKeyInGroups,
  makeOneTimeSecret,
  makeOtpauthAddress,
  makeQrCode,
} from '#server/account/one-time-codes.ts'

/** The secret from RFC 6238, appendix B. */
const secret = Secret.fromUTF8('12345678901234567890').base32

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at second %i is the one in RFC 6238', (second, code) => {
  expect(findTimeStep(secret, code, second * 1000)).toBe(Math.floor(second / 30))
})

test('a code is accepted if the phone’s clock is half a minute off, but not more, and nothing else is', () => {
  const now = 1_111_111_111_000
  const codeAt = (second: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: second * 1000 })
  expect(findTimeStep(secret, codeAt(1_111_111_111 - 30), now)).toBe(37_037_036)
  expect(findTimeStep(secret, codeAt(1_111_111_111 + 30), now)).toBe(37_037_038)
  expect(findTimeStep(secret, codeAt(1_111_111_111 - 61), now)).toBeUndefined()
  expect(findTimeStep(secret, codeAt(1_111_111_111 + 61), now)).toBeUndefined()
  for (const code of ['', '05047', '0504710', 'abcdef']) expect(findTimeStep(secret, code, now)).toBeUndefined()
})

test('a new secret has 160 bits, and its QR code and URI name the account', () => {
  const made = makeOneTimeSecret()
  expect(made).toMatch(/^[A-Z2-7]{32}$/)
  expect(makeOneTimeSecret()).not.toBe(made)
  expect(formatKeyInGroups(made)).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  const address = new URL(makeOtpauthAddress(made, 'ada+1@example.org', 'Signet'))
  expect([address.protocol, address.searchParams.get('issuer'), address.searchParams.get('secret')]).toEqual([
    'otpauth:',
    'Signet',
    made,
  ])
  const { size, path } = makeQrCode(address.href)
  expect(size).toBeGreaterThan(20)
  expect(path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
})
