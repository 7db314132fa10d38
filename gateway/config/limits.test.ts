import { describe, expect, it } from 'vitest'
import { faultsOf } from '../../tests/support/config-faults.ts'
import { trustOnly } from '../core/addresses.ts'
import { readConfig } from './config.ts'

const production = {
  NODE_ENV: 'production',
  JWT_SECRET: 'a secret with more than thirty-two characters',
  PUBLIC_URL: 'https://dogs.example',
}

describe('the limits', () => {
  it('guard passwords everywhere, and everything else in production', () => {
    const logins = { perAccount: 10, perAddress: 30, windowSeconds: 900 }
    expect(readConfig({}).limits).toEqual({
      logins,
      publicWritesPerHour: null,
      requestsPerMinute: null,
      maxEventLoopDelay: null,
      trustProxy: false,
    })
    expect(readConfig(production).limits).toEqual({
      logins,
      publicWritesPerHour: 60,
      requestsPerMinute: 600,
      maxEventLoopDelay: 500,
      trustProxy: false,
    })
  })

  it('are set by the operator, and switched off by 0', () => {
    const env = {
      ...production,
      LOGIN_ATTEMPTS_PER_ACCOUNT: '5',
      LOGIN_ATTEMPTS_PER_ADDRESS: '50',
      LOGIN_WINDOW_MINUTES: '60',
      PUBLIC_WRITES_PER_HOUR: '20',
      REQUESTS_PER_MINUTE: '0',
    }
    expect(readConfig(env).limits).toMatchObject({
      logins: { perAccount: 5, perAddress: 50, windowSeconds: 3600 },
      publicWritesPerHour: 20,
      requestsPerMinute: null,
    })
    expect(faultsOf({ LOGIN_ATTEMPTS_PER_ACCOUNT: '0' })).toEqual([
      'LOGIN_ATTEMPTS_PER_ACCOUNT must be between 1 and 1000',
    ])
  })

  it('take the word of the named proxies alone', () => {
    const TRUST_PROXY = '10.0.0.0/8, 2001:db8::1,loopback'
    expect(readConfig({ TRUST_PROXY }).limits.trustProxy).toEqual(['10.0.0.0/8', '2001:db8::1', 'loopback'])
  })

  it.each(['true', '1', 'everybody', '10.0.0.0/8/8', '10.0.0.256', '10.0.0.0/'])(
    'do not take %j for the name of a proxy',
    (TRUST_PROXY) => {
      const fault = 'TRUST_PROXY must be addresses of proxies, like 10.0.0.0/8, or loopback'
      expect(faultsOf({ TRUST_PROXY })).toEqual([fault])
    },
  )

  it.each([
    ['0.0.0.0/0', 8, 32],
    ['::/0', 7, 128],
    ['loopback, 0.0.0.0/0', 8, 32],
    ['0.0.0.0/1, 128.0.0.0/1', 8, 32],
    ['::/1, 8000::/1', 7, 128],
    ['10.0.0.0/33', 8, 32],
    ['10.0.0.0/99', 8, 32],
    ['2001:db8::/129', 7, 128],
  ])('do not take for a network what is none, or half the world: %s', (TRUST_PROXY, shortest, longest) => {
    const network = TRUST_PROXY.split(', ').find((each) => each.includes('/'))
    const fault = `TRUST_PROXY must be addresses of proxies: ${network} is no network of theirs, as its prefix is none from ${shortest} to ${longest}`
    expect(faultsOf({ TRUST_PROXY })).toEqual([fault])
  })

  it('do not take all of IPv4 in the clothes of IPv6 either', () => {
    const fault = 'TRUST_PROXY must be addresses of proxies: write the network ::ffff:0.0.0.0/96 as IPv4'
    expect(faultsOf({ TRUST_PROXY: '::ffff:0.0.0.0/96' })).toEqual([fault])
  })

  it.each([
    '10.0.0.0/8',
    'fc00::/7',
    '10.1.2.3/32',
    '2001:db8::/128',
    'linklocal',
    'uniquelocal',
    '::ffff:10.0.0.1',
  ])('can be used as they are taken: %s', (TRUST_PROXY) => {
    const { trustProxy } = readConfig({ TRUST_PROXY }).limits
    expect(() => trustOnly(trustProxy || [])).not.toThrow()
  })
})
