import { once } from 'node:events'
import { Agent, type ClientRequest, get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, vi } from 'vitest'
import { test as base } from '../support/data-directory.ts'
import { type RunningGateway, startGateway } from '../support/servers.ts'

const test = base.extend('gateway', async ({ demoDir }, { onCleanup }) => {
  const gateway = await startGateway({ dataDir: demoDir })
  onCleanup(async () => {
    await gateway.stop('SIGKILL')
  })
  return gateway
})

const connectTo = async ({ address }: RunningGateway): Promise<Socket> => {
  const { port, hostname } = new URL(address)
  const socket = connect(Number(port), hostname)
  // Whoever is not let in any more is told so by a reset, at the latest.
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

const letter = JSON.stringify({ name: 'Nino', email: 'nino@example.org', message: 'გამარჯობა' })

/** Somebody whose letter has begun to arrive: its head, and nothing of its text. */
const beginLetter = async (gateway: RunningGateway): Promise<Socket> => {
  const socket = await connectTo(gateway)
  const head = [
    'POST /api/contacts HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(letter)}`,
    'Expect: 100-continue',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const [goOn] = await once(socket, 'data')
  expect(String(goOn)).toContain('100 Continue')
  return socket
}

/** The status of the answer that has come whole, or what has come instead. */
const outcomeOf = async (request: ClientRequest): Promise<string> => {
  try {
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    await text(answer)
    return String(answer.statusCode)
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}

/** The gateway has noticed that it is to end, and takes nobody new. */
const isEnding = (gateway: RunningGateway): Promise<void> =>
  vi.waitFor(() => expect(connectTo(gateway)).rejects.toThrow('ECONNREFUSED'), { timeout: 5000 })

describe('a gateway told to end', () => {
  test('ends though somebody has connected and says nothing, or not all, or no more', async ({ gateway }) => {
    const [silent, halfway, kept] = [
      await connectTo(gateway),
      await connectTo(gateway),
      await connectTo(gateway),
    ]
    halfway.write('GET / HTTP/1.1\r\nHost: local')
    kept.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await once(kept, 'data')
    const gone = [silent, halfway, kept].map((socket) => text(socket))
    expect(await gateway.stop()).toBe(0)
    await Promise.all(gone)
  })

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    test(`answers what has begun to arrive, however often it is told: ${signal}`, async ({ gateway }) => {
      const socket = await beginLetter(gateway)
      process.kill(gateway.pid, signal)
      await isEnding(gateway)
      const ended = gateway.stop(signal)
      socket.write(letter)
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 201 .*\r\nConnection: close\r\n/is)
      expect(await ended).toBe(0)
    })
  }

  test('loses no request of those who ask without a pause', async ({ gateway }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 20 })
    const outcomes: string[] = []
    const ask = () => outcomeOf(get(`${gateway.address}/api/open-projects`, { agent }))
    const clients = Array.from({ length: 20 }, async () => {
      while (!outcomes.includes('ECONNREFUSED')) outcomes.push(await ask())
    })
    await vi.waitFor(() => expect(outcomes.length).toBeGreaterThan(100), { timeout: 20_000 })
    expect(await gateway.stop()).toBe(0)
    await Promise.all(clients)
    agent.destroy()
    expect(new Set(outcomes)).toEqual(new Set(['200', 'ECONNREFUSED']))
  })

  test('cuts in the end whoever never finishes, and says how many', async ({ gateway }) => {
    const socket = await beginLetter(gateway)
    const all = text(socket)
    expect(await gateway.stop()).toBe(0)
    expect(await all).toBe('')
    expect(gateway.output()).toContain('"cut":1')
  })

  for (const [when, until] of [
    ['opens its database', /database {2}/],
    ['loads the demo', /migrations {2}/],
  ] as const) {
    test(`ends in order while it ${when}, and starts again`, async ({ dataDir }) => {
      const first = await startGateway({ dataDir, until })
      expect(await first.stop()).toBe(0)
      expect(first.output()).not.toMatch(/Error|Cannot start/)
      const again = await startGateway({ dataDir })
      expect(again.output()).toContain('demo account')
      expect(await again.stop()).toBe(0)
    })
  }
})
