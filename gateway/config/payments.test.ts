import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { faultsOf } from '../../tests/support/config-faults.ts'
import { readConfig } from './config.ts'

const PUBLIC_URL = 'https://dogs.example'
const bog = { BOG_CLIENT_ID: '10001', BOG_CLIENT_SECRET: 'a secret' }
const tbc = { TBC_API_KEY: 'a key', TBC_CLIENT_ID: '7000001', TBC_CLIENT_SECRET: 'a secret' }
const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

describe('the configuration of payments', () => {
  it('sets up nobody where nothing is said', () => {
    expect(readConfig({}).payments).toEqual({ bog: null, tbc: null, stripe: null, perHour: null })
    expect(readConfig({ BOG_CLIENT_ID: '', BOG_CLIENT_SECRET: '' }).payments.bog).toBeNull()
  })

  it('sets up each where all that it needs is said', () => {
    expect(readConfig({ ...bog, ...tbc, ...stripe, PUBLIC_URL }).payments).toMatchObject({
      bog: {
        clientId: '10001',
        clientSecret: 'a secret',
        apiUrl: 'https://api.bog.ge',
        tokenUrl: 'https://oauth2.bog.ge/auth/realms/bog/protocol/openid-connect/token',
      },
      tbc: { apiKey: 'a key', clientId: '7000001', apiUrl: 'https://api.tbcbank.ge' },
      stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: 'https://api.stripe.com' },
    })
  })

  it('takes a key of the bank as the bank shows it', () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString()
    const der = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
    for (const BOG_PUBLIC_KEY of [pem, pem.replaceAll('\n', '\\n'), der])
      expect(readConfig({ ...bog, PUBLIC_URL, BOG_PUBLIC_KEY }).payments.bog?.publicKey).toBe(der)
    expect(faultsOf({ ...bog, PUBLIC_URL, BOG_PUBLIC_KEY: 'no key' })).toEqual([
      'BOG_PUBLIC_KEY must be an RSA key as the bank shows it, from -----BEGIN PUBLIC KEY----- on',
    ])
  })

  it('names what is missing', () => {
    expect(faultsOf({ BOG_CLIENT_ID: '10001', PUBLIC_URL })).toEqual([
      'BOG_CLIENT_ID needs BOG_CLIENT_SECRET: payments are taken with all of BOG_CLIENT_ID, BOG_CLIENT_SECRET',
    ])
    expect(faultsOf({ TBC_CLIENT_SECRET: 'a secret', PUBLIC_URL })).toHaveLength(2)
    expect(faultsOf(stripe)).toEqual([
      'STRIPE_SECRET_KEY needs PUBLIC_URL, the address that whoever has paid is led back to',
    ])
  })

  it('sends no secret over a way on which somebody may read along', () => {
    expect(faultsOf({ ...tbc, PUBLIC_URL, TBC_API_URL: 'http://bank.example' })).toEqual([
      'TBC_API_URL must be an https address like https://api.tbcbank.ge',
    ])
    expect(faultsOf({ ...tbc, PUBLIC_URL, TBC_API_URL: 'http://127.0.0.1:9000' })).toEqual([])
  })

  it('counts the payments that are begun in production, where nobody says otherwise', () => {
    const production = { NODE_ENV: 'production', JWT_SECRET: 'a secret of thirty-two characters', PUBLIC_URL }
    expect(readConfig(production).payments.perHour).toBe(10)
    expect(readConfig({ ...production, PAYMENTS_PER_HOUR: '0' }).payments.perHour).toBeNull()
    expect(readConfig({ PAYMENTS_PER_HOUR: '3' }).payments.perHour).toBe(3)
  })
})
