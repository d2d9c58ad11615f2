/** Links of another site that sign people in, as its server makes them. */
import { createHmac, randomUUID } from 'node:crypto'

/** What that site and the server of the journeys share. */
export const linkSecret = 'shared by two sites, for journeys only'

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** A token for the account, good for five minutes and once. */
export function signLinkToken({ id, email }: { id: string; email: string }): string {
  const now = Math.floor(Date.now() / 1000)
  const claims = { sub: id, email, iat: now, exp: now + 300, jti: randomUUID() }
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${signed}.${createHmac('sha256', linkSecret).update(signed).digest('base64url')}`
}
