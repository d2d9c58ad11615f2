/** Which network addresses a site of the open web can have. */
import ipaddr from 'ipaddr.js'

/** A cloud's own service behind an address that looks public: Azure answers its machines here. */
const services = new Set(['168.63.129.16'])

/**
 * Whether an address is global unicast: not private, loopback, link-local, reserved or a cloud's metadata. An IPv4
 * address mapped into IPv6 counts as itself; every other IPv6 address with an IPv4 one inside is refused.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const { range, bytes, text } = unwrap(address)
  if (range !== 'unicast' || services.has(text)) return false
  // Of IPv6 only 2000::/3 is given out as global unicast.
  return bytes.length === 4 || ((bytes[0] ?? 0) & 0xe0) === 0x20
}

function unwrap(address: string) {
  const parsed = ipaddr.process(address)
  return { range: parsed.range(), bytes: parsed.toByteArray(), text: parsed.toString() }
}
