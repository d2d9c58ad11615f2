/** Valid and invalid sign-in tokens, as another site would sign them. */
import { createHmac, randomUUID } from 'node:crypto'

export const testLinkSecret = 'a secret of the other site, for tests only'

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')

type Signing = { secret?: string; header?: Record<string, unknown>; hash?: string }

/** A five-minute sign-in token for this user; `claims` and `signing` change its contents. */
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
