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

/**
 * Milliseconds. A server that says a little now and then is not silent, so all that comes before the message has a limit of the
 * whole. To say that it has taken that it has ten minutes (RFC 5321 4.5.3.2.6): it may look for viruses first, and a message
 * that it takes after that would be in doubt.
 */
export const usualPatience = { connection: 10_000, questions: 90_000, answer: 10 * 60_000 }

type Patience = typeof usualPatience

/** What is told of a server's words. */
const most = 500

/** Without what no column of text takes. */
const inOneLine = (words: string): string =>
  words
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, most)

class WithheldError extends Error {}

class ClosedError extends Error {
  code = 'ECONNECTION'
}

interface Failure {
  command?: unknown
  permanent?: unknown
  response?: unknown
  responseCode?: unknown
  code?: unknown
}

/** What a server has said; where it has not, what went wrong: a certificate, say, which its code alone does not tell. */
const answerOf = ({ response, code, name, message }: Error & Failure): string => {
  if (typeof response === 'string' && response !== '') return inOneLine(response)
  return inOneLine(`${typeof code === 'string' && code !== '' ? code : name} ${message}`)
}

/** What is awaited ends in one of the three ways that a connection tells of. */
const once = <Answer>(
  connection: SMTPConnection,
  begin: (done: (error?: Error | null, answer?: Answer) => void) => void,
): Promise<Answer | undefined> =>
  new Promise((resolve, reject) => {
    connection.once('error', reject)
    connection.once('end', () => reject(new ClosedError('the connection was closed in the middle')))
    begin((error, answer) => (error ? reject(error) : resolve(answer)))
  })

const connectTo = (settings: LetterSettings, patience: Patience): SMTPConnection => {
  const { host, port, isEncrypted, requiresEncryption } = settings
  const connection = new SMTPConnection({
    host,
    port,
    secure: isEncrypted,
    requireTLS: requiresEncryption,
    connectionTimeout: patience.connection,
    greetingTimeout: patience.connection,
    socketTimeout: patience.answer,
    dnsTimeout: patience.connection,
    socketCloseTimeout: 0,
    logger: false,
  })
  // What goes wrong when nobody waits for anything is no end of the process.
  connection.on('error', () => undefined)
  return connection
}

const enter = async (connection: SMTPConnection, { credentials }: LetterSettings): Promise<void> => {
  await once(connection, (done) => connection.connect((error) => done(error)))
  if (!credentials) return
  const { user, password: pass } = credentials
  await once(connection, (done) => connection.login({ user, pass }, (error) => done(error)))
}

/**
 * Brings messages to a server, each over a connection of its own. The message is read only once the server has said that it
 * waits for it: whatever fails before, it has not got it.
 */
export const createCarrier = (settings: LetterSettings, patience: Patience = usualPatience): Carrier => ({
  carry: async ({ from, to, message: make }) => {
    let isOnItsWay = false
    async function* read(): AsyncGenerator<Buffer> {
      const message = await make()
      if (message === null) throw new WithheldError('it was not to be sent')
      isOnItsWay = true
      limit(patience.answer)
      yield message
    }
    const connection = connectTo(settings, patience)
    let cutting: NodeJS.Timeout | undefined
    const limit = (milliseconds: number): void => {
      clearTimeout(cutting)
      cutting = setTimeout(() => connection.close(), milliseconds)
    }
    try {
      limit(patience.questions)
      await enter(connection, settings)
      const content = Readable.from(read(), { objectMode: false })
      const failed = new Promise<never>((_, reject) => content.once('error', reject))
      const sent = once<{ response: string }>(connection, (done) =>
        connection.send({ from, to: [to] }, content, (error, info) => done(error, info)),
      )
      const info = await Promise.race([sent, failed])
      connection.quit()
      return { outcome: 'accepted', answer: inOneLine(info?.response ?? '') }
    } catch (error) {
      // Cut, not ended: what the server has of an unfinished message it throws away.
      connection.close()
      if (error instanceof WithheldError) return { outcome: 'withheld', answer: '' }
      if (!(error instanceof Error)) throw error
      const failure: Error & Failure = error
      const answer = answerOf(failure)
      const { command, permanent } = failure
      if (permanent === true && isOfThisLetter({ command, answer }))
        return { outcome: isNoMailbox({ command, answer }) ? 'no mailbox' : 'refused', answer }
      const isAnswered = !isOnItsWay || typeof failure.responseCode === 'number'
      return { outcome: isAnswered ? 'postponed' : 'unanswered', answer }
    } finally {
      clearTimeout(cutting)
    }
  },
})
