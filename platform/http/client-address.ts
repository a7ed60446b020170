import { BlockList, isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** The proxies whose X-Forwarded-For is trusted: the last ones before this process by count, or some networks. */
export type TrustedProxies = { count: number } | { networks: BlockList }

export const noProxies: TrustedProxies = { count: 0 }

/**
 * Reads TRUSTED_PROXIES: a number of proxies (`1`), or their addresses and networks (`10.0.0.0/8, ::1`).
 * @returns undefined for any other text
 */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d$/.test(text.trim())) return { count: Number(text) }
  const networks = new BlockList()
  for (const part of text.split(',')) if (!addNetwork(networks, part.trim())) return
  return { networks }
}

function addNetwork(networks: BlockList, part: string): boolean {
  const [address = '', prefix, ...rest] = part.split('/')
  const version = isIP(address)
  if (version === 0 || address.includes('%') || rest.length > 0) return false
  const family = version === 4 ? 'ipv4' : 'ipv6'
  if (prefix === undefined) networks.addAddress(address, family)
  else if (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
    networks.addSubnet(address, Number(prefix), family)
  else return false
  return true
}

/**
 * The IP address of the visitor: the last one that is not a trusted proxy. Earlier entries of X-Forwarded-For are
 * ignored, because the visitor could have written them.
 * @param remote address of the other end of the connection
 * @param forwardedFor the header X-Forwarded-For
 * @returns the normalized address; '' when it is unknown
 */
export function clientAddress(
  remote: string | undefined,
  forwardedFor: string | undefined,
  trusted: TrustedProxies,
): string {
  let address = normalizeAddress(remote ?? '')
  const forwarded = (forwardedFor ?? '').split(',').reverse()
  for (const [index, entry] of forwarded.entries()) {
    const before = normalizeAddress(entry)
    if (before === '' || !isTrusted(address, index, trusted)) break
    address = before
  }
  return address
}

function isTrusted(address: string, index: number, trusted: TrustedProxies): boolean {
  if ('count' in trusted) return index < trusted.count
  return address !== '' && trusted.networks.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
}

/** The visitor's IP address of a request. */
export function clientAddressOf(c: Context, trusted: TrustedProxies): string {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  return clientAddress(incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'), trusted)
}

const withPort = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/

/** An address without port and zone, and without the IPv6 prefix of an IPv4 address; '' for an invalid one. */
function normalizeAddress(text: string): string {
  const trimmed = text.trim()
  const [, v6, v4] = withPort.exec(trimmed) ?? []
  const address = (v6 ?? v4 ?? trimmed).split('%')[0] ?? ''
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : ''
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,ffff'
  return isMapped ? mappedAddress(groups) : new URL(`http://[${address}]`).hostname.slice(1, -1)
}

const mappedAddress = (groups: string[]) =>
  groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.')

/** The eight groups of an IPv6 address, hexadecimal, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [left, right] = [head, tail].map((part) => (part === '' ? [] : part.split(':'))) as [
    string[],
    string[],
  ]
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right]
}

/** Bits of the network of one connection (64), or of one customer of a provider at most (48). */
export type Ipv6Bits = 48 | 64

/** The network that one sender controls: an IPv4 address, or the first bits of an IPv6 address. */
export function networkOf(address: string, ipv6Bits: Ipv6Bits = 64): string {
  if (isIP(address) !== 6) return address
  return `${groupsOf(address)
    .slice(0, ipv6Bits / 16)
    .join(':')}::/${ipv6Bits}`
}
