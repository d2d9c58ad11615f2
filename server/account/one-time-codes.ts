/** Codes by time (TOTP, RFC 6238): six digits of SHA-1, a new one every 30 seconds, as every authenticator app makes them. */
import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'

const secretBytes = 20
/** How many steps of 30 seconds the phone's clock may be off. */
const driftSteps = 1

/** A new secret, in base32 as apps take it. */
export const newSecret = () => new Secret({ size: secretBytes }).base32

const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) })

/** The step that a code belongs to; undefined for one that fits none of those around `now` (milliseconds). */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const totp = totpOf(secret)
  const delta = totp.validate({ token: code, timestamp: now, window: driftSteps })
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta
}

/** What the square says: whose key it is, and where it is asked for. */
export const addressOf = (secret: string, email: string, productName: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), issuer: productName, label: email }).toString()

/** The key in groups of four, for whoever types it. */
export const inGroups = (secret: string) => secret.replace(/(.{4})(?!$)/g, '$1 ')

/** A text as the square that phones read: one path, a unit for each of its dots. */
export function squareOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: 0 })
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: dots.join('') }
}
