import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What a provider does with what it is asked. */
export type Manners =
  | 'answers'
  | 'fails'
  | 'refuses'
  | 'knows no such keys'
  | 'says nothing'
  | 'does it and hangs up'
  | 'does it and says nothing'
  | 'talks nonsense'

/** A payment as its provider has it. Money is in tetri. */
export interface Payment {
  id: string
  /** What the gateway calls it: the id of the pledge, or its code. */
  of: string
  amount: number
  currency: string
  state: 'created' | 'paid' | 'failed'
  refunded: number
  paidAt?: Date
}

/** What it sends to the site. */
export interface SentCallback {
  body: string
  headers: Record<string, string>
}

/** A provider of payments, played from its documentation. */
export interface StandIn {
  /** From now on. */
  behave: (manners: Manners) => void
  /** All payments that were made, in the order they were. */
  payments: () => readonly Payment[]
  /** How often it was asked for anything. */
  asked: () => number
  /** What somebody pays on its page, or the bank gives back. */
  change: (
    id: string,
    change: Partial<Pick<Payment, 'amount' | 'currency' | 'state' | 'refunded' | 'paidAt'>>,
  ) => void
  /** What it tells the site of a payment as it stands. */
  callback: (id: string) => SentCallback
  /** The same of somebody who would like to be it. */
  forged: (id: string) => SentCallback
  /** What it tells of a payment to another shop of the same merchant. */
  strange: () => SentCallback
  url: string
  close: () => Promise<void>
}

export interface Question {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export interface Answer {
  status: number
  body: unknown
}

/** The payments of one provider. */
export const createBook = () => {
  const payments = new Map<string, Payment>()

  const find = (id: string): Payment => {
    const payment = payments.get(id)
    if (!payment) throw new Error(`there is no payment ${id}`)
    return payment
  }

  return {
    find,
    has: (id: string): boolean => payments.has(id),
    all: (): Payment[] => [...payments.values()],
    open: (id: string, of: string, amount: number, currency: string): Payment => {
      const payment: Payment = { id, of, amount, currency, state: 'created', refunded: 0 }
      payments.set(id, payment)
      return payment
    },
    change: (id: string, change: Partial<Payment>): void => {
      payments.set(id, { ...find(id), ...change })
    },
  }
}

const urlOf = (server: Server): string => {
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

const read = async (request: IncomingMessage): Promise<Question> => ({
  method: request.method ?? '',
  path: request.url ?? '',
  headers: request.headers,
  body: await text(request),
})

/** No provider takes what they do not like, and each says so in its own words. */
const refused: Answer = { status: 400, body: { error: { type: 'invalid_request_error' } } }

/** A server on loopback that answers as `answer` says, or misbehaves. */
export const serve = async (answer: (question: Question) => Answer) => {
  let manners: Manners = 'answers'
  let asked = 0
  // What has gone wrong under a key is answered again whenever the same key is used.
  const failed = new Set<string>()
  const server = createServer(async (request, response) => {
    asked += 1
    const question = await read(request)
    if (manners === 'says nothing') return
    const key = String(question.headers['idempotency-key'] ?? '')
    if (manners === 'fails' && key !== '') failed.add(key)
    if (manners === 'fails' || failed.has(key))
      return void response.writeHead(500).end('<h1>Internal Server Error</h1>')
    if (manners === 'knows no such keys')
      return void response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":{}}')
    if (manners === 'talks nonsense')
      return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":tr')
    const { status, body } = manners === 'refuses' ? refused : answer(question)
    if (manners === 'does it and hangs up') return void request.socket.destroy()
    if (manners === 'does it and says nothing') return
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: urlOf(server),
    asked: () => asked,
    behave: (next: Manners): void => {
      manners = next
    },
    close: (): Promise<void> =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
