import { isIP } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import ipaddr from 'ipaddr.js'

/** The network a subscriber with IPv6 is given at least: billions of addresses, one household. */
const subscriberPrefix = 64

/** Some proxies name the port as well: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const withPort = /^(?:\[(?<six>[^\]]+)\](?::\d{1,5})?|(?<four>[\d.]+):\d{1,5})$/

/**
 * An address alone: without a port, in lower case, IPv4 as IPv4 however it was written. Null for what is none.
 */
export const bareAddress = (text: string | undefined): string | null => {
  // Of four numbers there is one way to be written.
  if (text !== undefined && isIP(text) === 4) return text
  const { six, four } = withPort.exec(text ?? '')?.groups ?? {}
  const address = six ?? four ?? text ?? ''
  return isIP(address) === 0 ? null : ipaddr.process(address).toString()
}

/** Whom limits count: an address of IPv4, the network of a subscriber with IPv6, or nobody we could name. */
export const addressKey = (address: string | null): string => {
  if (address === null) return 'unknown'
  if (isIP(address) === 4) return address
  const [plain = ''] = address.split('%')
  return ipaddr.IPv6.networkAddressFromCIDR(`${plain}/${subscriberPrefix}`).toString()
}

/** What a request says of where it comes from. */
interface Asked {
  /** By the word of trusted proxies, which may pass on nonsense; undefined once the connection has gone. */
  ip: string | undefined
  socket: { remoteAddress?: string | undefined }
}

/** Where a request comes from; what a proxy passes on but is no address, counts for nothing. */
export const visitorAddress = ({ ip, socket }: Asked): string | null =>
  bareAddress(ip) ?? bareAddress(socket.remoteAddress)

/** Whether a proxy on the road of a request is one of ours: by its address, its network, or `loopback` and the like. */
export const trustOnly = (
  proxies: readonly string[],
): ((address: string | undefined, hop: number) => boolean) => {
  const isOurs = proxyAddr.compile([...proxies])
  return (address, hop) => {
    const bare = bareAddress(address)
    return bare !== null && isOurs(bare, hop)
  }
}
