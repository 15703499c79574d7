import { isIPv4, isIPv6 } from 'node:net'

/**
 * The network of a client, by which nobody can be told apart: the first 24 bits of an IPv4 address, the first 48 of an IPv6
 * address. Undefined for what is no address.
 */
export function shortenAddress(address: string): string | undefined {
  if (isIPv4(address)) return `${address.slice(0, address.lastIndexOf('.'))}.0`
  if (!isIPv6(address)) return undefined
  const mapped = /^::ffff:(\d+\.\d+\.\d+)\.\d+$/i.exec(address)?.[1]
  if (mapped !== undefined) return `${mapped}.0`
  // Normal form: groups without leading zeros, the longest run of zeros as "::".
  const groups = new URL(`http://[${address.replace(/%.*$/, '')}]/`).hostname.slice(1, -1).split('::')
  const [head = [], tail = []] = groups.map((part) => part.split(':').filter(Boolean))
  const zeros = groups.length > 1 ? Array.from({ length: 8 - head.length - tail.length }, () => '0') : []
  const network = [...head, ...zeros, ...tail].slice(0, 3)
  return `${network.join(':').replace(/(?::0)+$/, '')}::`.replace(/^0::$/, '::')
}
