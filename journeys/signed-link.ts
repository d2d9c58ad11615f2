/** Links that sign users in, as the server of another site makes them. */
import { createHmac, randomUUID } from 'node:crypto'

/** The secret that the other site shares with the journeys' server. */
export const linkSecret = 'shared by two sites, for journeys only'

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** A single-use token for the account, valid for five minutes. */
export function signLinkToken({ id, email }: { id: string; email: string }): string {
  const now = Math.floor(Date.now() / 1000)
  const claims = { sub: id, email, iat: now, exp: now + 300, jti: randomUUID() }
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${signed}.${createHmac('sha256', linkSecret).update(signed).digest('base64url')}`
}
