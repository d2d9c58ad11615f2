/** Which network addresses count as public. */
import ipaddr from 'ipaddr.js'

/** An internal cloud service with a public-looking address: Azure's platform endpoint. */
const services = new Set(['168.63.129.16'])

/**
 * Whether an address is global unicast: not private, loopback, link-local, reserved or cloud metadata. IPv4-mapped IPv6
 * counts as its IPv4 address; any other IPv6 address that embeds an IPv4 one is refused.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const { range, bytes, text } = unwrap(address)
  if (range !== 'unicast' || services.has(text)) return false
  // Only 2000::/3 is allocated as global unicast IPv6.
  return bytes.length === 4 || ((bytes[0] ?? 0) & 0xe0) === 0x20
}

function unwrap(address: string) {
  const parsed = ipaddr.process(address)
  return { range: parsed.range(), bytes: parsed.toByteArray(), text: parsed.toString() }
}
