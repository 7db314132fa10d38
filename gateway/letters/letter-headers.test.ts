import { simpleParser } from 'mailparser'
import { describe, expect, it } from 'vitest'
import { checkHeaders, type LetterHeaders, oneClickUnsubscribe } from './letter-headers.ts'
import { letterMessage } from './letter-message.ts'
import { trialTexts } from './trial-letter.ts'

const address = `https://dogs.example/api/newsletter/unsubscribe/01a0570c-0280-7065-8aa2-eb52794f39e5.${'a'.repeat(43)}`

const messageWith = (headers: LetterHeaders): Promise<Buffer> =>
  letterMessage(
    {
      id: '01a0570c-0280-7065-8aa2-eb52794f39e5',
      locale: 'en',
      recipient: 'nino@example.org',
      writtenAt: new Date('2026-11-22T10:00:00Z'),
    },
    { ...trialTexts.en, headers },
    { sender: { name: '', address: 'hello@dogs.example' }, origin: 'https://dogs.example' },
  )

describe('the headers by which a reader unsubscribes', () => {
  it('name one address of the web in angle brackets, whole in a line, and the form that is sent to it', async () => {
    const raw = (await messageWith(oneClickUnsubscribe(address))).toString('latin1')
    const [head = ''] = raw.split('\r\n\r\n')
    const unfolded = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
    expect(unfolded).toContain(`List-Unsubscribe: <${address}>`)
    expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(head.split('\r\n').some((line) => line.includes(`<${address}>`))).toBe(true)
  })

  it('are understood by a program for mail', async () => {
    const { headers } = await simpleParser(await messageWith(oneClickUnsubscribe(address)))
    expect(headers.get('list')).toMatchObject({ unsubscribe: { url: address } })
    expect(headers.get('subject')).toBe(trialTexts.en.subject)
  })

  it('promise no press where the site is without https', () => {
    expect(oneClickUnsubscribe('http://127.0.0.1:3000/api/newsletter/unsubscribe/x')).toEqual({
      'List-Unsubscribe': '<http://127.0.0.1:3000/api/newsletter/unsubscribe/x>',
    })
  })

  it('let nothing out of the brackets', () => {
    expect(oneClickUnsubscribe('https://dogs.example/a?b=>,<mailto:x@y>')).toMatchObject({
      'List-Unsubscribe': '<https://dogs.example/a?b=%3E%2C%3Cmailto:x@y%3E>',
    })
    expect(() => oneClickUnsubscribe('mailto:x@y')).toThrow()
  })
})

describe('a header that a letter brings', () => {
  const injected = [
    'a\r\nBcc: levan@example.org',
    'a\nBcc: levan@example.org',
    'a\rBcc: levan@example.org',
    'a\r\n\r\n<script>',
    'a\0b',
    'ქართული',
    '',
    'a'.repeat(1000),
  ]
  for (const value of injected) {
    it(`is refused as ${JSON.stringify(value).slice(0, 40)}`, () => {
      expect(() => checkHeaders({ 'List-Unsubscribe': value })).toThrow('may not bring')
    })
  }

  for (const name of ['Bcc', 'From', 'list-unsubscribe', 'X\r\nBcc', '__proto__']) {
    it(`is refused by the name ${JSON.stringify(name)}`, () => {
      const headers = Object.fromEntries([[name, 'levan@example.org']])
      expect(() => checkHeaders(headers)).toThrow('may not bring')
    })
  }

  it('keeps the whole letter from being made', async () => {
    await expect(messageWith({ 'List-Unsubscribe': 'a\r\nBcc: levan@example.org' })).rejects.toThrow()
  })
})
