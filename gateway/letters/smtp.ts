import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { LetterSettings } from '../config/letters.ts'
import { isNoMailbox, isOfThisLetter } from './refusals.ts'

/**
 * What became of a message. `accepted`: the server has it. `refused`: it never will. `no mailbox`: the same, as nobody is at that
 * address. `postponed`: it has not got it, and may take it later, or from a site it knows better. `unanswered`: it was sent, and nobody knows whether it was taken. `withheld`: it was not to be sent after all.
 */
export interface Carried {
  outcome: 'accepted' | 'refused' | 'no mailbox' | 'postponed' | 'unanswered' | 'withheld'
  /** What the server said, or what went wrong on the way, in one line of at most 500 characters. */
  answer: string
}

export interface Parcel {
  from: string
  to: string
  /** Asked when the server waits for the message, before its first byte; null where it is not to be sent after all. */
  message: () => Promise<Buffer | null>
}

export interface Carrier {
  carry(parcel: Parcel): Promise<Carried>
}

/** Milliseconds that each wait for a server may take. It may be slow to say that it has taken a message. */
const patience = { connection: 10_000, greeting: 10_000, answer: 60_000 }

/** What is told of a server's words. */
const most = 500

const inOneLine = (words: string): string => words.replace(/\s+/g, ' ').trim().slice(0, most)

class WithheldError extends Error {}

interface Failure {
  command?: unknown
  permanent?: unknown
  response?: unknown
  responseCode?: unknown
  code?: unknown
}

const answerOf = (error: Error & Failure): string =>
  inOneLine(
    [error.response, error.code].find((each): each is string => typeof each === 'string' && each !== '') ??
      error.name,
  )

/** What is awaited ends in one of the three ways that a connection tells of. */
const once = <Answer>(
  connection: SMTPConnection,
  begin: (done: (error?: Error | null, answer?: Answer) => void) => void,
): Promise<Answer | undefined> =>
  new Promise((resolve, reject) => {
    connection.once('error', reject)
    connection.once('end', () => reject(new Error('the server has closed the connection')))
    begin((error, answer) => (error ? reject(error) : resolve(answer)))
  })

const open = async (settings: LetterSettings): Promise<SMTPConnection> => {
  const { host, port, isEncrypted, requiresEncryption, credentials } = settings
  const connection = new SMTPConnection({
    host,
    port,
    secure: isEncrypted,
    requireTLS: requiresEncryption,
    connectionTimeout: patience.connection,
    greetingTimeout: patience.greeting,
    socketTimeout: patience.answer,
    dnsTimeout: patience.connection,
    socketCloseTimeout: 0,
    logger: false,
  })
  // What goes wrong when nobody waits for anything is no end of the process.
  connection.on('error', () => undefined)
  try {
    await once(connection, (done) => connection.connect((error) => done(error)))
    if (credentials) {
      const { user, password: pass } = credentials
      await once(connection, (done) => connection.login({ user, pass }, (error) => done(error)))
    }
    return connection
  } catch (error) {
    connection.close()
    throw error
  }
}

/**
 * Brings messages to a server, each over a connection of its own. The message is read only once the server has said that it
 * waits for it: whatever fails before, it has not got it.
 */
export const createCarrier = (settings: LetterSettings): Carrier => ({
  carry: async ({ from, to, message: make }) => {
    let isOnItsWay = false
    async function* read(): AsyncGenerator<Buffer> {
      const message = await make()
      if (message === null) throw new WithheldError('it was not to be sent')
      isOnItsWay = true
      yield message
    }
    let connection: SMTPConnection | undefined
    try {
      const opened = await open(settings)
      connection = opened
      const content = Readable.from(read(), { objectMode: false })
      const failed = new Promise<never>((_, reject) => content.once('error', reject))
      const sent = once<{ response: string }>(opened, (done) =>
        opened.send({ from, to: [to] }, content, (error, info) => done(error, info)),
      )
      const info = await Promise.race([sent, failed])
      opened.quit()
      return { outcome: 'accepted', answer: inOneLine(info?.response ?? '') }
    } catch (error) {
      // Cut, not ended: what the server has of an unfinished message it throws away.
      connection?.close()
      if (error instanceof WithheldError) return { outcome: 'withheld', answer: '' }
      if (!(error instanceof Error)) throw error
      const failure: Error & Failure = error
      const answer = answerOf(failure)
      const { command, permanent } = failure
      if (permanent === true && isOfThisLetter({ command, answer }))
        return { outcome: isNoMailbox({ command, answer }) ? 'no mailbox' : 'refused', answer }
      const isAnswered = !isOnItsWay || typeof failure.responseCode === 'number'
      return { outcome: isAnswered ? 'postponed' : 'unanswered', answer }
    }
  },
})
