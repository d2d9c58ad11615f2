/** Signed tokens as another site makes them, right and wrong ones. */
import { createHmac, randomUUID } from 'node:crypto'

export const testLinkSecret = 'a secret of the other site, for tests only'

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')

type Signing = { secret?: string; header?: Record<string, unknown>; hash?: string }

/** A token that signs in whom it names for five minutes; `claims` and `signing` change what stands in it. */
export function signLinkToken(
  { userId, email }: { userId: string; email: string },
  claims: Record<string, unknown> = {},
  { secret = testLinkSecret, header = { alg: 'HS256', typ: 'JWT' }, hash = 'sha256' }: Signing = {},
): string {
  const now = Math.floor(Date.now() / 1000)
  const said = { sub: userId, email, iat: now, exp: now + 300, jti: randomUUID(), ...claims }
  const signed = `${encode(header)}.${encode(said)}`
  return `${signed}.${createHmac(hash, secret).update(signed).digest('base64url')}`
}
