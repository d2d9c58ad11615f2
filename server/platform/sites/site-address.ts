/** Which site addresses may be fetched: public ones, and hosts the operator allows. */
import { lookup } from 'node:dns/promises'
import { isPublicAddress } from '#server/platform/sites/public-address.ts'

/**
 * An address that may not be fetched, or a page that could not be; `reason` is for the report, and never a network
 * error message.
 */
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

/** `host` or `host:port` of sites inside the operator's network (AUDIT_ALLOW_HOSTS). */
export type AllowedHosts = ReadonlySet<string>

export type NetworkAddress = { address: string; family: number }

const resolveMs = 5000

/** The operator may have written out the scheme's default port. */
function isAllowed({ hostname, port, protocol }: URL, allowed: AllowedHosts): boolean {
  const ownPort = protocol === 'https:' ? '443' : '80'
  return allowed.has(hostname) || allowed.has(`${hostname}:${port || ownPort}`)
}

/** The URL if it may be fetched at all: http(s), no credentials, a usual or allowed port. */
export function readSiteAddress(text: string, allowed: AllowedHosts): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined
  // The URL parser removes the scheme's default port.
  const isUsualPort = url.port === '' || url.port === '80' || url.port === '443'
  return isUsualPort || isAllowed(url, allowed) ? url : undefined
}

/** Times out a lookup; the lookup itself cannot be cancelled. */
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
 * Resolves a site's addresses within 5 s. Throws a SiteError: 'unreachable' if there are none, 'refused' if any is not
 * public and the operator has not allowed the host.
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
