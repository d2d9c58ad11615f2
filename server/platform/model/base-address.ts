/** The address of a model's server: the forms people paste, and whether it is in their own network. */
import ipaddr from 'ipaddr.js'

/** Paths of single calls, which people copy from a documentation. */
const calls = /\/(chat\/completions|completions|responses|messages|models)$/

const ownRanges: ReadonlySet<string> = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'])
/** Endings that no public domain has. */
const ownEndings = /\.(localhost|local|internal|lan|home\.arpa)$/
const ollamaPort = '11434'

/**
 * The address that the calls' paths are appended to, from a server's root, its `/v1`, or the whole call. Undefined if it
 * is not an http address, or holds a password, a query or a fragment.
 */
export function normalizeBaseAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, origin, port, pathname, username, password, search, hash } = new URL(text)
  if (!/^https?:$/.test(protocol) || username + password + search + hash !== '') return undefined
  const path = pathname.replace(/\/+$/, '').replace(calls, '').replace(/\/+$/, '')
  // Ollama's own API is at /api, the one that we speak beside it.
  const isRoot = path === '' || (port === ollamaPort && path === '/api')
  return `${origin}${isRoot ? '/v1' : path}`
}

/** Whether an address is on this machine or in a private network, so that nothing sent there leaves it. */
export function isOwnAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '').toLowerCase()
  if (ipaddr.isValid(host)) return ownRanges.has(ipaddr.process(host).range())
  // A name without a dot is known only inside a network, such as that of a container.
  return !host.includes('.') || ownEndings.test(host)
}
