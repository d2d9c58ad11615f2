/** Addresses of sites that may be fetched: the open web's, and those that the operator names. */
import { lookup } from 'node:dns/promises'
import { isPublicAddress } from '#server/platform/sites/public-address.ts'

/** An address that is not fetched, or a page that could not be: `reason` is for the report, never the network's words. */
export class SiteError extends Error {
  readonly reason: SiteProblem
  constructor(reason: SiteProblem) {
    super(reason)
    this.name = 'SiteError'
    this.reason = reason
  }
}

export type SiteProblem =
  | 'refused'
  | 'unreachable'
  | 'too-slow'
  | 'too-large'
  | 'too-many-redirects'
  | 'not-a-page'
  | 'unreadable'

/** `host` or `host:port` of sites inside the operator's own network (AUDIT_ALLOW_HOSTS). */
export type AllowedHosts = ReadonlySet<string>

export type NetworkAddress = { address: string; family: number }

const resolveMs = 5000

/** A scheme's own port is one that the operator may have written out. */
function isAllowed({ hostname, port, protocol }: URL, allowed: AllowedHosts): boolean {
  const ownPort = protocol === 'https:' ? '443' : '80'
  return allowed.has(hostname) || allowed.has(`${hostname}:${port || ownPort}`)
}

/** The address if it is one that may be asked for at all: http(s), nobody's name in it, the usual ports. */
export function readSiteAddress(text: string, allowed: AllowedHosts): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined
  // The URL parser has left out a scheme's own port.
  const isUsualPort = url.port === '' || url.port === '80' || url.port === '443'
  return isUsualPort || isAllowed(url, allowed) ? url : undefined
}

/** Ends a look-up that takes too long; the look-up itself cannot be called back. */
async function inTime<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new SiteError('unreachable')), ms)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The network addresses of a site, within 5 s. Throws a SiteError: 'unreachable' when the name has none, 'refused' when
 * any of them is not public and the operator has not allowed the host.
 */
export async function resolveSite(url: URL, allowed: AllowedHosts): Promise<[NetworkAddress, ...NetworkAddress[]]> {
  const name = url.hostname.replace(/^\[|\]$/g, '')
  const found = await inTime(lookup(name, { all: true, verbatim: true }), resolveMs).catch(() => [])
  const [first, ...others] = found
  if (first === undefined) throw new SiteError('unreachable')
  if (!isAllowed(url, allowed) && !found.every(({ address }) => isPublicAddress(address)))
    throw new SiteError('refused')
  return [first, ...others]
}
