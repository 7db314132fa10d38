import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** What a server does to each letter that it is brought. */
export type Manners =
  | 'takes it'
  | 'greets nobody'
  | 'knows no password'
  | 'has no time for the reader'
  | 'does not know the reader'
  | 'has no such mailbox'
  | 'knows no such sender'
  | 'has no room for the letter'
  | 'does not want the letter'
  | 'takes it and hangs up'

/** The answers of those that give one. */
const answers: Partial<Record<Manners, [code: number, words: string]>> = {
  'greets nobody': [421, 'come back later'],
  'knows no password': [535, 'who are you'],
  'has no time for the reader': [450, 'mailbox is busy'],
  'does not know the reader': [550, 'no such mailbox'],
  'has no such mailbox': [550, '5.1.1 no such mailbox'],
  'knows no such sender': [550, '5.1.8 who are you'],
  'has no room for the letter': [452, 'the disk is full'],
  'does not want the letter': [554, 'looks like spam'],
}

export interface Arrival {
  recipient: string
  at: number
}

/** A mail server on loopback. */
export interface MailServer {
  /** For `SMTP_URL`. */
  url: string
  port: number
  /** From now on. */
  behave: (manners: Manners) => void
  /** Milliseconds between having a whole letter and saying so. */
  dawdle: (milliseconds: number) => void
  /** All that it has got, whether it has said so or not, in the order they came. */
  letters: () => Promise<ParsedMail[]>
  /** How many letters it has got. */
  count: () => number
  /** Whom each was for, and when it came, in milliseconds of the test's process. */
  arrivals: () => readonly Arrival[]
  close: () => Promise<void>
}

const refusalBy = (manners: Manners, ...when: Manners[]): Error | null => {
  const [responseCode, words] = (when.includes(manners) && answers[manners]) || []
  return responseCode === undefined ? null : Object.assign(new Error(words), { responseCode })
}

/** What is said of a letter's reader, before the letter. */
const toReaders = [
  'has no time for the reader',
  'does not know the reader',
  'has no such mailbox',
  'knows no such sender',
] as const

const readAll = async (stream: AsyncIterable<Buffer>): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/**
 * Starts one; it says that it has taken a letter once it has all of it.
 * @param isKeeping whether letters are kept to be read; of very many their arrival is enough
 */
export const startMailServer = async ({ isKeeping = true } = {}): Promise<MailServer> => {
  let manners: Manners = 'takes it'
  let pause = 0
  const got: Buffer[] = []
  const arrivals: Arrival[] = []

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onConnect: (_, done) => done(refusalBy(manners, 'greets nobody')),
    onAuth: ({ username }, _, done) => {
      const refusal = refusalBy(manners, 'knows no password')
      done(refusal, refusal ? undefined : { user: username })
    },
    onRcptTo: (_, __, done) => done(refusalBy(manners, ...toReaders)),
    onData: (stream, session, done) => {
      readAll(stream).then((letter) => {
        const refusal = refusalBy(manners, 'has no room for the letter', 'does not want the letter')
        if (refusal) return done(refusal)
        if (isKeeping) got.push(letter)
        for (const { address } of session.envelope.rcptTo)
          arrivals.push({ recipient: address, at: performance.now() })
        if (manners !== 'takes it and hangs up') return setTimeout(done, pause)
        for (const connection of server.connections) {
          if (connection.id === session.id) connection._socket.destroy()
        }
      }, done)
    },
  })
  // Who is cut off in the middle is what some tests are about.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = Object(server.server.address())

  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    behave: (next) => {
      manners = next
    },
    dawdle: (milliseconds) => {
      pause = milliseconds
    },
    letters: () => Promise.all(got.map((letter) => simpleParser(letter))),
    count: () => arrivals.length,
    arrivals: () => arrivals,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
