import fc from 'fast-check'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import {
  clientAddress,
  clientAddressOf,
  networkOf,
  noProxies,
  parseTrustedProxies,
  type TrustedProxies,
} from './client-address.ts'

const trust = (text: string) => parseTrustedProxies(text) as TrustedProxies

describe('without trusted proxies', () => {
  test('the header of a visitor does not change their address [PUB-06]', () => {
    expect(clientAddress('203.0.113.7', '198.51.100.1', noProxies)).toBe('203.0.113.7')
    expect(clientAddress('203.0.113.7', '127.0.0.1, 10.0.0.1', trust('0'))).toBe('203.0.113.7')
  })

  test('an IPv4-mapped IPv6 address is the IPv4 address', () => {
    expect(clientAddress('::ffff:203.0.113.7', undefined, noProxies)).toBe('203.0.113.7')
    expect(clientAddress('::ffff:cb00:7107', undefined, noProxies)).toBe('203.0.113.7')
  })

  test('an invalid address is unknown', () => {
    expect(clientAddress(undefined, '198.51.100.1', noProxies)).toBe('')
  })
})

describe('behind trusted proxies', () => {
  test.each([
    ['one of a count', '1', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['one of a count, and a lie before it', '1', '10.0.0.1', '8.8.8.8, 198.51.100.1', '198.51.100.1'],
    ['two of a count', '2', '10.0.0.1', '8.8.8.8, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
    ['fewer than the count', '3', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['a network', '10.0.0.0/8', '10.1.2.3', '8.8.8.8, 198.51.100.1', '198.51.100.1'],
    ['two in networks', '10.0.0.0/8, fd00::/8', '10.1.2.3', '8.8.8.8, 198.51.100.1, fd00::1', '198.51.100.1'],
    ['a stranger, who is not believed', '10.0.0.0/8', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['a proxy in IPv6 dress', '10.0.0.0/8', '::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['one that tells ports', '::1', '::1', '[2001:db8::5]:4711', '2001:db8::5'],
    ['one that tells IPv4 ports', '::1', '::1', '198.51.100.1:4711', '198.51.100.1'],
    ['one that tells nonsense', '::1', '::1', '198.51.100.1, unknown', '::1'],
    ['one that tells nothing', '::1', '::1', '', '::1'],
  ])('%s', (_what, proxies, remote, said, expected) => {
    expect(clientAddress(remote, said, trust(proxies))).toBe(expected)
  })

  test('whatever the visitor sends, the address is the one that the nearest proxy saw', () => {
    fc.assert(
      fc.property(fc.string(), (lie) => {
        expect(clientAddress('10.0.0.1', `${lie}, 198.51.100.1`, trust('10.0.0.1'))).toBe('198.51.100.1')
      }),
    )
  })
})

test.each([
  '',
  'x',
  '-1',
  '10',
  '10.0.0.0/33',
  '10.0.0.0/8/8',
  '::/129',
  '10.0.0.0/',
  '1.2.3',
  'fe80::1%eth0',
  '::1,,::2',
])('“%s” is no list of proxies', (text) => expect(parseTrustedProxies(text)).toBeUndefined())

test('all addresses of an IPv6 network are one sender', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:db8::9')).toBe('2001:db8:0:0::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('2001:db8:1:2::9', 48)).toBe('2001:db8:1::/48')
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('203.0.113.7', 48)).toBe('203.0.113.7')
  expect(networkOf('')).toBe('')
})

test('the address of a request is that of its socket, and unknown without one', async () => {
  const site = new Hono().get('/', (c) => c.text(clientAddressOf(c, noProxies)))
  const headers = { 'x-forwarded-for': '198.51.100.1' }
  const bindings = { incoming: { socket: { remoteAddress: '203.0.113.7' } } }
  expect(await (await site.request('/', { headers }, bindings)).text()).toBe('203.0.113.7')
  expect(await (await site.request('/', { headers })).text()).toBe('')
})
