import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { troubleOf } from '../../schema/letter-troubles.ts'
import { startMailServer } from '../../tests/support/mail-server.ts'
import { type Script, startScriptedServer } from '../../tests/support/scripted-mail-server.ts'
import { readConfig } from '../config/config.ts'
import { createCarrier, usualPatience } from './smtp.ts'

const carrierTo = (url: string, patience?: typeof usualPatience) => {
  const { letters } = readConfig({
    SMTP_URL: url,
    MAIL_FROM: 'hello@dogs.example',
    PUBLIC_URL: 'https://dogs.example',
  })
  if (letters === null) throw new Error('letters are configured')
  return createCarrier(letters, patience)
}

const parcel = {
  from: 'hello@dogs.example',
  to: 'nino@example.org',
  message: async () => Buffer.from('Subject: a\r\n\r\nb\r\n'),
}

const serve = async (script: Script) => {
  const server = await startScriptedServer(script)
  onTestFinished(() => server.close())
  return server
}

describe('what went wrong on the way to a server', () => {
  it('is told of a certificate that nobody vouches for', async () => {
    const server = new SMTPServer({ secure: true, authOptional: true })
    server.on('error', () => undefined)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
    const { port }: AddressInfo = Object(server.server.address())
    const { outcome, answer } = await carrierTo(`smtps://127.0.0.1:${port}`).carry(parcel)
    expect(outcome).toBe('postponed')
    expect(answer).toMatch(/certificate|self-signed/i)
    expect(troubleOf({ state: 'waiting', answer })).toBe('insecure')
  })

  it('is told of a port that speaks no TLS', async () => {
    const { url } = await serve({})
    const { answer } = await carrierTo(url.replace('smtp:', 'smtps:')).carry(parcel)
    expect(troubleOf({ state: 'waiting', answer })).toBe('insecure')
  })
})

describe('what a server says', () => {
  it('is told without signs that cannot be written down', async () => {
    const { url } = await serve({ reader: '550 5.1.1 no such\u0000mailbox' })
    expect(await carrierTo(url).carry(parcel)).toEqual({
      outcome: 'no mailbox',
      answer: '550 5.1.1 no such mailbox',
    })
  })
})

describe('a server that is slow', () => {
  const hasty = { connection: 5000, questions: 300, answer: 60_000 }

  it('has the ten minutes of the standard to say that it has taken a message', async () => {
    expect(usualPatience.answer).toBeGreaterThanOrEqual(10 * 60_000)
    const server = await startMailServer()
    onTestFinished(() => server.close())
    const patience = { ...hasty, questions: 2000 }
    server.dawdle(patience.questions + 500)
    expect(await carrierTo(server.url, patience).carry(parcel)).toMatchObject({ outcome: 'accepted' })
  })

  it('holds no gateway by saying a little now and then', async () => {
    const { url } = await serve({ hello: 'drips' })
    expect(await carrierTo(url, hasty).carry(parcel)).toMatchObject({ outcome: 'postponed' })
  })
})
