/** The name of the device that a request comes from, as its owner would say it: "Safari on iPhone". */
import Bowser from 'bowser'
import type { FastifyRequest } from 'fastify'

export const unknownDevice = 'Unknown device'

/** Longer than any real one: what follows is not read. */
const userAgentMax = 512
/** Only names that are listed are told; a User-Agent may hold any others, written by whoever sends it. */
const browsers = new Set(Object.values(Bowser.BROWSER_MAP))
const systems = new Set(Object.values(Bowser.OS_MAP))
const models = new Set(['iPhone', 'iPad', 'iPod touch'])
const plainNames: Readonly<Record<string, string>> = {
  macOS: 'Mac',
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
}

/** Browser and system by the User-Agent, or "Unknown device" where it does not tell both. */
export function deviceOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const userAgent = headers['user-agent']?.slice(0, userAgentMax)
  if (!userAgent) return unknownDevice
  const { browser, os, platform } = Bowser.parse(userAgent)
  const { name = '' } = browser
  const system = os.name ?? ''
  if (!browsers.has(name) || !systems.has(system)) return unknownDevice
  const model = platform.model !== undefined && models.has(platform.model) ? platform.model : undefined
  return `${plainNames[name] ?? name} on ${model ?? plainNames[system] ?? system}`
}
