import { simpleParser } from 'mailparser'
import { describe, expect, it } from 'vitest'
import { locales } from '../../schema/locales.ts'
import { letterMessage } from './letter-message.ts'
import { trialTexts } from './trial-letter.ts'

const letter = {
  id: '01a0570c-0280-7065-8aa2-eb52794f39e5',
  locale: 'ka',
  recipient: 'nino@example.org',
  writtenAt: new Date('2026-11-22T10:00:00Z'),
} as const

const site = { sender: { name: '', address: 'hello@dogs.example' }, origin: 'https://dogs.example' }

describe('a letter on its way', () => {
  it('brings a Georgian subject and both forms of the same words', async () => {
    const {
      subject,
      text = '',
      html,
      from,
      to,
    } = await simpleParser(await letterMessage(letter, trialTexts.ka, site))
    const said = trialTexts.ka
    expect(subject).toBe(said.subject)
    expect(from?.value).toEqual([{ name: 'ქუჩიდან სახლამდე', address: 'hello@dogs.example' }])
    expect([to].flat().map((each) => each?.text)).toEqual(['nino@example.org'])
    for (const words of [said.heading, ...said.paragraphs, said.action.label, said.reason]) {
      expect(text).toContain(words)
      expect(html).toContain(words)
    }
  })

  it('says its language, that no person sent it, and the same name each time', async () => {
    const [{ headers, messageId, date }, again] = await Promise.all([
      simpleParser(await letterMessage(letter, trialTexts.ka, site)),
      simpleParser(await letterMessage(letter, trialTexts.ka, site)),
    ])
    expect(headers.get('content-language')).toBe('ka')
    expect(headers.get('auto-submitted')).toBe('auto-generated')
    expect(messageId).toBe('<01a0570c-0280-7065-8aa2-eb52794f39e5@dogs.example>')
    expect(again.messageId).toBe(messageId)
    expect(date).toEqual(letter.writtenAt)
  })

  it('of a person names what it follows, so that a mailbox keeps them together', async () => {
    const follows = ['01a1f7f3-9c20-7783-aa6c-db93d4b11342', '01a1f7f3-9c20-7783-aa6c-db93d4b11343']
    const { headers, references, inReplyTo } = await simpleParser(
      await letterMessage(letter, { ...trialTexts.ka, follows }, site),
    )
    expect(references).toEqual(follows.map((each) => `<${each}@dogs.example>`))
    expect(inReplyTo).toBe('<01a1f7f3-9c20-7783-aa6c-db93d4b11343@dogs.example>')
    expect(headers.has('auto-submitted')).toBe(false)
  })

  it.each(['=?utf-8?B?YWJj?= and more', 'and =?utf-8?Q?a?=', `What =? is ${'long '.repeat(30)}?=`])(
    'brings a subject as it was written, also where it looks like an encoded one: %s',
    async (written) => {
      const { subject } = await simpleParser(
        await letterMessage(letter, { ...trialTexts.en, subject: written }, site),
      )
      expect(subject).toBe(written)
    },
  )

  it('is plain ASCII within the lines that a server takes', async () => {
    const message = (await letterMessage(letter, trialTexts.ka, site)).toString('latin1')
    expect(message).toMatch(/^[\t\r\n\x20-\x7e]*$/)
    expect(Math.max(...message.split('\r\n').map((line) => line.length))).toBeLessThan(999)
  })

  it('comes from whom the configuration names', async () => {
    const named = { ...site, sender: { name: 'თბილი ეზო', address: 'hello@dogs.example' } }
    const { from } = await simpleParser(await letterMessage(letter, trialTexts.ka, named))
    expect(from?.value).toEqual([{ name: 'თბილი ეზო', address: 'hello@dogs.example' }])
  })

  it.each(locales)('needs nothing from elsewhere, and is readable in the dark: %s', async (locale) => {
    const { html } = await simpleParser(await letterMessage({ ...letter, locale }, trialTexts[locale], site))
    expect(html).toContain(`<html lang="${locale}">`)
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('prefers-color-scheme: dark')
    expect(html).not.toMatch(/<img|<script|<link|url\(|src=/)
    expect([...String(html).matchAll(/https?:\/\/[^"\s]+/g)].map(([address]) => address)).toEqual([
      'https://dogs.example/',
    ])
  })
})
