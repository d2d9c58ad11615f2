/** Names the device of a request the way its owner would: "Safari on iPhone". */
import Bowser from 'bowser'
import type { FastifyRequest } from 'fastify'

export const unknownDevice = 'Unknown device'

/** Longer than any real User-Agent; the rest is ignored. */
const userAgentMax = 512
/** Only known names are shown: a User-Agent can contain any text. */
const browsers = new Set(Object.values(Bowser.BROWSER_MAP))
const systems = new Set(Object.values(Bowser.OS_MAP))
const models = new Set(['iPhone', 'iPad', 'iPod touch'])
const plainNames: Readonly<Record<string, string>> = {
  macOS: 'Mac',
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
}

/** Browser and system from the User-Agent, or "Unknown device" unless both are recognized. */
export function describeDevice({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const userAgent = headers['user-agent']?.slice(0, userAgentMax)
  if (!userAgent) return unknownDevice
  const { browser, os, platform } = Bowser.parse(userAgent)
  const { name = '' } = browser
  const system = os.name ?? ''
  if (!browsers.has(name) || !systems.has(system)) return unknownDevice
  const model = platform.model !== undefined && models.has(platform.model) ? platform.model : undefined
  return `${plainNames[name] ?? name} on ${model ?? plainNames[system] ?? system}`
}
