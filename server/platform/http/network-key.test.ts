import { expect, test } from 'vitest'
import { makeNetworkKey } from '#server/platform/http/network-key.ts'

test('T32 an IPv4 address counts for itself, also as IPv4-mapped IPv6', () => {
  expect(makeNetworkKey('203.0.113.9')).toBe('203.0.113.9')
  for (const same of ['::ffff:203.0.113.9', '::FFFF:203.0.113.9', '::ffff:cb00:7109', '0:0:0:0:0:ffff:203.0.113.9'])
    expect(makeNetworkKey(same)).toBe('203.0.113.9')
})

test('T32 addresses of one /64 count as one in any notation, and those of another do not', () => {
  const one = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0DB8:0001:0002::', '2001:db8:1:2::1%eth0']
  expect(new Set(one.map(makeNetworkKey))).toEqual(new Set(['2001:db8:1:2::/64']))
  expect(makeNetworkKey('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64')
  expect(makeNetworkKey('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(makeNetworkKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(makeNetworkKey('::1')).toBe('0:0:0:0::/64')
  expect(makeNetworkKey('64:ff9b::203.0.113.9')).toBe('64:ff9b:0:0::/64')
})

test('T32 anything that is not an address is its own key', () => {
  expect(['', 'unix:', 'a:b'].map(makeNetworkKey)).toEqual(['', 'unix:', 'a:b'])
})
