import { Socket as DatagramSocket } from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

/**
 * Preloaded into the document process and each of its threads: disables all network access from JavaScript. (Node 24's
 * permission model covers files, processes and add-ons, but not the network.)
 */
function refuseNetwork(): never {
  throw new Error('A process that reads documents has no network.')
}

net.Socket.prototype.connect = refuseNetwork
net.Server.prototype.listen = refuseNetwork
DatagramSocket.prototype.bind = refuseNetwork
DatagramSocket.prototype.send = refuseNetwork
DatagramSocket.prototype.connect = refuseNetwork

const resolvers = [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype]
for (const resolver of resolvers) {
  for (const name of Object.getOwnPropertyNames(resolver)) {
    if (/^(?:lookup|resolve|reverse)/.test(name)) Object.defineProperty(resolver, name, { value: refuseNetwork })
  }
}
syncBuiltinESMExports()
