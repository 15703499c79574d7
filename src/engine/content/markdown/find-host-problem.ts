import { BlockList, isIP } from 'node:net'
import { say, type Message } from '#lib/say/message.ts'

/** Addresses that lead nowhere, or into the network of whoever follows a link: https://www.iana.org/assignments/iana-ipv4-special-registry */
const special = new BlockList()
const subnets = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
for (const [network, bits] of subnets) {
  special.addSubnet(network, bits)
  // The same addresses within IPv6: as they are mapped and translated, and in the form that is out of use.
  for (const prefix of ['::ffff:', '64:ff9b::', '::']) special.addSubnet(`${prefix}${network}`, 96 + bits, 'ipv6')
}
const subnets6 = [
  ['::', 127],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const
for (const [network, bits] of subnets6) special.addSubnet(network, bits, 'ipv6')

/** Names that exist within a network, or on a machine: https://www.iana.org/assignments/special-use-domain-names, and what routers use. */
const privateNames = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa)$/

/**
 * Why a link to another site cannot be meant for visitors: its host is this machine, or in a network that they are not in; or it
 * names a user. Undefined for other links.
 */
export function findHostProblem(href: string): Message | undefined {
  const url = /^https?:/i.test(href) ? URL.parse(href) : null
  if (!url) return undefined
  if (url.username !== '' || url.password !== '') return say`names a user or a password; leave out what is before "@"`
  // It has been brought into one form: 2130706433, 0x7f.1 and 0177.0.0.1 are 127.0.0.1, and capitals are small.
  return isPrivateHost(url.hostname) ? describe(url.hostname) : undefined
}

/** The same for the domain of an email address. */
export function isPrivateHost(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '').replace(/^\[(.*)\]$/, '$1')
  const version = isIP(name)
  if (version !== 0) return special.check(name, version === 6 ? 'ipv6' : 'ipv4')
  return !name.includes('.') || privateNames.test(name)
}

function describe(host: string): Message {
  return say`leads to ${host}, which is this machine or within a network: visitors cannot reach it. Write the public address`
}
