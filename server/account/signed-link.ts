/** Signed tokens (JWT, HS256) by which another site of the same operator signs a user in. */
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

const lifeSecondsMax = 10 * 60
/** How far the issuer's clock may be ahead of ours. */
const clockSecondsMax = 60

// Strict: a header with `crit` or another algorithm asks for something not supported here.
const header = z.strictObject({ alg: z.literal('HS256'), typ: z.string().optional(), kid: z.string().optional() })
const claims = z.object({
  sub: z.uuid(),
  email: z.string().max(254),
  iat: z.number(),
  exp: z.number(),
  jti: z.string().min(1).max(200),
  /** As in OpenID Connect: the issuer has verified that the email is the user's. */
  email_verified: z.boolean().optional(),
  // Reject tokens with these claims: they would restrict the token in ways not checked here.
  aud: z.undefined().optional(),
  nbf: z.undefined().optional(),
})

export type SignInClaims = z.infer<typeof claims>

function parsePart<Schema extends z.ZodType>(schema: Schema, part: string): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))).data
  } catch {
    return undefined
  }
}

const signatureOf = (signed: string, secret: string) => createHmac('sha256', secret).update(signed).digest('base64url')
const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** A token that signs in this account once, valid for ten minutes from `now` (milliseconds). */
export function signLinkToken({ id, email }: { id: string; email: string }, secret: string, now: number): string {
  const iat = Math.floor(now / 1000)
  const said: SignInClaims = { sub: id, email, iat, exp: iat + lifeSecondsMax, jti: randomUUID() }
  const signed = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(said)}`
  return `${signed}.${signatureOf(signed, secret)}`
}

/** The claims of a token signed with `secret` and valid at `now` (milliseconds); undefined for any other. */
export function readLinkToken(token: string, secret: string, now: number): SignInClaims | undefined {
  const [head = '', payload = '', signature = '', ...more] = token.split('.')
  const expected = Buffer.from(signatureOf(`${head}.${payload}`, secret))
  const given = Buffer.from(signature)
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const said = parsePart(header, head) && parsePart(claims, payload)
  if (!said) return undefined
  const seconds = now / 1000
  const isGood = said.exp > seconds && said.iat <= seconds + clockSecondsMax && said.exp - said.iat <= lifeSecondsMax
  return isGood ? said : undefined
}
