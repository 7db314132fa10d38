import { describe, expect, it } from 'vitest'
import { addressKey, bareAddress, trustOnly, visitorAddress } from './addresses.ts'

describe('an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:4711', '192.0.2.1'],
    ['2001:DB8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['[::ffff:192.0.2.1]:4711', '192.0.2.1'],
  ])('written %s is %s', (text, bare) => {
    expect(bareAddress(text)).toBe(bare)
  })

  it.each([
    '',
    'unknown',
    '_hidden',
    '1',
    '0x7f.1',
    '192.0.2.256',
    '192.0.2.1:port',
    '2001:db8::1::2',
    '[::1',
    'a"b',
  ])('is not %j', (text) => {
    expect(bareAddress(text)).toBeNull()
  })

  it('of a connection that has gone is none', () => {
    expect(bareAddress(undefined)).toBeNull()
  })
})

describe('what limits count by', () => {
  it('is the address itself with IPv4', () => {
    expect(addressKey('192.0.2.1')).toBe('192.0.2.1')
  })

  it('is the network of a subscriber with IPv6', () => {
    expect(addressKey('2001:db8:1:200::1')).toBe('2001:db8:1:200::')
    expect(addressKey('2001:db8:1:200:ffff::')).toBe('2001:db8:1:200::')
    expect(addressKey('2001:db8:1:201::1')).toBe('2001:db8:1:201::')
    expect(addressKey('fe80::1%eth0')).toBe('fe80::')
  })

  it('is one for all whose address nobody knows', () => {
    expect(addressKey(null)).toBe('unknown')
  })
})

describe('where a request comes from', () => {
  const socket = { remoteAddress: '::ffff:10.0.0.1' }

  it('is what the trusted proxies say', () => {
    expect(visitorAddress({ ip: '203.0.113.7:4711', socket })).toBe('203.0.113.7')
  })

  it('is the other end of the connection where they say nonsense', () => {
    expect(visitorAddress({ ip: '<script>', socket })).toBe('10.0.0.1')
  })

  it('is nowhere once the connection has gone', () => {
    expect(visitorAddress({ ip: undefined, socket: {} })).toBeNull()
  })
})

describe('the proxies of ours', () => {
  it('are known by address, by network and by name, however their address is written', () => {
    const isOurs = trustOnly(['10.0.0.0/8', '2001:db8::1', 'loopback'])
    const ours = [
      '10.1.2.3',
      '10.1.2.3:4711',
      '::ffff:10.1.2.3',
      '2001:db8::1',
      '[2001:db8::1]:443',
      '127.0.0.1',
    ]
    for (const address of ours) expect(isOurs(address, 0)).toBe(true)
    for (const address of ['192.0.2.1', '2001:db8::2', 'unknown', '', undefined]) {
      expect(isOurs(address, 0)).toBe(false)
    }
  })
})
