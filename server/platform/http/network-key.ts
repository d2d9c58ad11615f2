/**
 * The key of a rate limit: an IPv4 address, or the /64 of an IPv6 address, because one client usually controls the
 * whole /64.
 */
import { isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address as numbers. */
function groupsOf(address: string): number[] {
  // The URL parser gives the canonical form, without dotted IPv4.
  const { hostname } = new URL(`http://[${address}]`)
  const [before = [], after] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))))
  return after ? [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after] : before
}

/** The key of a peer's address. IPv4-mapped IPv6 counts as IPv4; anything that is not an address is its own key. */
export function makeNetworkKey(ip: string): string {
  const [address = ''] = ip.split('%')
  if (!isIPv6(address)) return ip
  const groups = groupsOf(address)
  const [, , , , , marker, high = 0, low = 0] = groups
  const isMapped = marker === 0xffff && groups.slice(0, 5).every((group) => group === 0)
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  const prefix = groups.slice(0, 4).map((group) => group.toString(16))
  return `${prefix.join(':')}::/64`
}
