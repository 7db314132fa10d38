import { describe, expect, it } from 'vitest'
import { faultsOf } from '../../tests/support/config-faults.ts'
import { readConfig } from './config.ts'

const MAIL_FROM = 'from stray to safe <hello@dogs.example>'
const PUBLIC_URL = 'https://dogs.example'
const SMTP_URL = 'smtp://site:p%40ss%2Fword@mail.example'

describe('the configuration of letters', () => {
  it('sends none where nobody has said by what server', () => {
    expect(readConfig({}).letters).toBeNull()
    expect(readConfig({ SMTP_URL: '', MAIL_FROM: '' }).letters).toBeNull()
  })

  it('knows the server, its account and the sender, and says no password in the clear', () => {
    expect(readConfig({ SMTP_URL, MAIL_FROM, PUBLIC_URL }).letters).toEqual({
      host: 'mail.example',
      newsletterPerMinute: 60,
      port: 587,
      isEncrypted: false,
      requiresEncryption: true,
      credentials: { user: 'site', password: 'p@ss/word' },
      sender: { name: 'from stray to safe', address: 'hello@dogs.example' },
    })
  })

  it('encrypts from the first byte where that is said', () => {
    const { letters } = readConfig({ SMTP_URL: 'smtps://me:secret@mail.example', MAIL_FROM, PUBLIC_URL })
    expect(letters).toMatchObject({ port: 465, isEncrypted: true, requiresEncryption: false })
  })

  it.each(['smtp://127.0.0.1:2525', 'smtp://me:secret@[::1]:2525', 'smtp://relay:25'])(
    'lets a server without encryption be used where no password passes a network: %s',
    (own) => {
      expect(readConfig({ SMTP_URL: own, MAIL_FROM, PUBLIC_URL }).letters).toMatchObject({
        requiresEncryption: false,
      })
    },
  )

  it('takes a sender without a name, and one in quotes', () => {
    const senders = ['hello@dogs.example', '"ქუჩიდან სახლამდე" <hello@dogs.example>'].map(
      (from) => readConfig({ SMTP_URL, MAIL_FROM: from, PUBLIC_URL }).letters?.sender.name,
    )
    expect(senders).toEqual(['', 'ქუჩიდან სახლამდე'])
  })

  it.each([
    'mail.example:587',
    'http://mail.example',
    'smtp://',
    'smtp://mail.example/folder',
    'smtp://mail.example?pool=true',
    'smtp://:secret@mail.example',
    'smtp://me:100%@mail.example',
  ])('refuses as a server %s', (wrong) => {
    expect(faultsOf({ SMTP_URL: wrong, MAIL_FROM, PUBLIC_URL })).toEqual([
      expect.stringContaining('SMTP_URL must be an address like smtp://user:password@mail.example:587'),
    ])
  })

  it.each(['hello', 'from stray to safe', 'a <b> <hello@dogs.example>', 'x\r\nBcc: <hello@dogs.example>'])(
    'refuses as a sender %j',
    (wrong) => {
      expect(faultsOf({ SMTP_URL, MAIL_FROM: wrong, PUBLIC_URL })).toEqual([
        expect.stringContaining('MAIL_FROM must be an address like hello@dogs.example'),
      ])
    },
  )

  it('keeps to the rate that the provider of the server takes', () => {
    const given = { SMTP_URL, MAIL_FROM, PUBLIC_URL }
    expect(readConfig({ ...given, NEWSLETTER_PER_MINUTE: '600' }).letters?.newsletterPerMinute).toBe(600)
    for (const wrong of ['0', '6001', '1.5', 'fast'])
      expect(faultsOf({ ...given, NEWSLETTER_PER_MINUTE: wrong })).toEqual([
        expect.stringContaining('NEWSLETTER_PER_MINUTE must be'),
      ])
  })

  it('names what is missing beside a server or a sender', () => {
    expect(faultsOf({ SMTP_URL })).toEqual([
      'SMTP_URL needs MAIL_FROM, the address that letters come from',
      'SMTP_URL needs PUBLIC_URL, the address that links in letters lead to',
    ])
    expect(faultsOf({ MAIL_FROM })).toEqual(['MAIL_FROM needs SMTP_URL, the server that sends letters'])
  })
})
