/** Time-based one-time codes (TOTP, RFC 6238): six digits, SHA-1, 30-second steps, as authenticator apps make them. */
import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'

const secretBytes = 20
/** How many 30-second steps the phone's clock may be off, either way. */
const driftSteps = 1

/** A new secret in base32. */
export const makeOneTimeSecret = () => new Secret({ size: secretBytes }).base32

const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) })

/** The time step of a code; undefined if it matches no step within the allowed drift of `now` (milliseconds). */
export function findTimeStep(secret: string, code: string, now: number): number | undefined {
  const totp = totpOf(secret)
  const delta = totp.validate({ token: code, timestamp: now, window: driftSteps })
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta
}

/** The `otpauth://` URI for the QR code. */
export const makeOtpauthAddress = (secret: string, email: string, productName: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), issuer: productName, label: email }).toString()

/** The key in groups of four, for typing it in. */
export const formatKeyInGroups = (secret: string) => secret.replace(/(.{4})(?!$)/g, '$1 ')

/** Encodes a text as a QR code: one SVG path, one unit per module. */
export function makeQrCode(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: 0 })
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: dots.join('') }
}
