import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setInterval } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { describe, expect, onTestFinished } from 'vitest'
import { buildApp } from '../../gateway/app.ts'
import { cutSlowReaders } from '../../gateway/http/slow-readers.ts'
import { serveAssets } from '../../gateway/pages/assets.ts'
import { pageRoutes } from '../../gateway/pages/page-routes.ts'
import { password, signUpOf } from '../support/accounts.ts'
import { eventually } from '../support/eventually.ts'
import { address, test as withGateway } from '../support/gateway.ts'
import { openFilesBelow } from '../support/open-files.ts'
import { portOf } from '../support/raw-request.ts'

/** Milliseconds without a byte taken, after which a reader is cut here. */
const readerTimeout = 300

/** Less than reading slowly takes in all, and more than a busy machine keeps a reader from their turn. */
const longerTimeout = 2000

/** Bytes: more than the system keeps for a connection on both of its ends. */
const large = 32 * 1024 * 1024

/** Rows without end, and whether somebody still asks for them. */
const endless = () => {
  const state = { isAsked: false }
  const chunks = async function* () {
    state.isAsked = true
    try {
      for (;;) yield 'a letter\r\n'.repeat(10_000)
    } finally {
      state.isAsked = false
    }
  }
  return { state, chunks }
}

/** A gateway with much to read: an asset, a page, an export without end. */
const test = withGateway
  .extend('rows', () => endless())
  .extend('assets', async ({ task: _ }, { onCleanup }) => {
    const directory = mkdtempSync(join(tmpdir(), 'assets-'))
    writeFileSync(join(directory, 'large.js'), Buffer.alloc(large, 'x'))
    onCleanup(() => rmSync(directory, { recursive: true }))
    return directory
  })
  /** Milliseconds that each request of a file or a page was given in all. */
  .extend('allowed', (): number[] => [])
  /** After how many milliseconds without a byte taken it cuts a reader. */
  .extend('patience', () => readerTimeout)
  .extend('library', async ({ services, rows, assets, allowed, patience }, { onCleanup }) => {
    const messages = async () => ({ fileName: 'messages.csv', rowCount: 1, chunks: rows.chunks() })
    const html = 'x'.repeat(large)
    const app = await buildApp({
      services: { ...services, exports: { ...services.exports, messages } },
      production: true,
      database: { isUp: () => true, isReady: async () => true },
      readerTimeout: patience,
      servePages: async (gateway, site) => {
        gateway.addHook('onRequest', async ({ routeOptions }) => {
          allowed.push(routeOptions.handlerTimeout)
        })
        await serveAssets(gateway, assets)
        const render = async () => ({ status: 200, html })
        const pages = {
          render,
          publicPaths: [],
          projectPath: () => '/',
          isPage: () => true,
          statusInBrowser: () => null,
        }
        await pageRoutes(gateway, site, { pages: async () => pages, shell: async () => '' })
      },
    })
    onCleanup(() => app.close())
    return app
  })
  .extend('authorization', async ({ services }) => {
    await services.accounts.createAdmin(signUpOf('admin'), 'en')
    const { token } = await services.accounts.login({ username: 'admin', password }, address)
    return `Authorization: Bearer ${token}`
  })

const requestFor = (path: string, ...headers: string[]): string =>
  `${[`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`

/** Somebody whose question has arrived, and who reads nothing yet. */
const asking = async (app: FastifyInstance, question: string): Promise<Socket> => {
  const socket = connect({ port: await portOf(app), host: '127.0.0.1' })
  socket.pause()
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const arrived = once(app.server, 'request')
  socket.write(question)
  await arrived
  return socket
}

const connectionsOf = (app: FastifyInstance): Promise<number> =>
  new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })

/** Until the application has let go of everybody. */
const everybodyIsCut = (app: FastifyInstance) =>
  eventually(async () => expect(await connectionsOf(app)).toBe(0))

describe('who does not read', () => {
  test('an asset is cut, and the file closed', async ({ library, assets }) => {
    const reader = await asking(library, requestFor('/large.js'))
    await everybodyIsCut(library)
    await eventually(() => expect(openFilesBelow(assets) ?? 0).toBe(0))
    reader.destroy()
  })

  test('a page is cut', async ({ library }) => {
    const reader = await asking(library, requestFor('/dashboard'))
    await everybodyIsCut(library)
    reader.destroy()
  })

  test('an export is cut, and the database read no further', async ({ library, authorization, rows }) => {
    const reader = await asking(library, requestFor('/api/exports/messages.csv', authorization))
    await eventually(() => expect(rows.state.isAsked).toBe(true))
    await everybodyIsCut(library)
    await eventually(() => expect(rows.state.isAsked).toBe(false))
    reader.destroy()
  })

  test('any of many answers asked for at once is cut, and every file closed', async ({ library, assets }) => {
    const reader = await asking(library, requestFor('/large.js').repeat(50))
    await everybodyIsCut(library)
    await eventually(() => expect(openFilesBelow(assets) ?? 0).toBe(0))
    reader.destroy()
  })
})

describe('who sends line ends now and then', () => {
  const keepSending = (socket: Socket) => {
    const sending = new AbortController()
    const send = async () => {
      for await (const _ of setInterval(readerTimeout / 3, undefined, { signal: sending.signal })) {
        socket.write('\r\n')
      }
    }
    const hasSent = send().catch(() => undefined)
    return async () => {
      sending.abort()
      await hasSent
      socket.destroy()
    }
  }

  test('and reads nothing is cut all the same', async ({ library, assets }) => {
    const stop = keepSending(await asking(library, requestFor('/large.js')))
    await everybodyIsCut(library)
    await eventually(() => expect(openFilesBelow(assets) ?? 0).toBe(0))
    await stop()
  })

  test('and asks for nothing is cut as soon as anybody who does not', async () => {
    const app = Fastify({ keepAliveTimeout: 60_000 })
    cutSlowReaders(app, { readerTimeout, idleTimeout: 2 * readerTimeout })
    onTestFinished(() => app.close())
    const socket = connect(await portOf(app), '127.0.0.1')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    const stop = keepSending(socket)
    await everybodyIsCut(app)
    await stop()
  })
})

describe('a connection that is kept for the next request', () => {
  test.for([
    ['to a visitor', false, 'timeout=20'],
    ['to a proxy, longer than that uses it again', ['127.0.0.1'], 'timeout=72'],
  ] as const)('is told for how long: %s', async ([, proxies, told], { services }) => {
    const app = await buildApp({
      services,
      production: true,
      database: { isUp: () => true, isReady: async () => true },
      limits: {
        requestsPerMinute: null,
        maxEventLoopDelay: null,
        trustProxy: proxies === false ? proxies : [...proxies],
      },
    })
    onTestFinished(() => app.close())
    const { headers } = await fetch(`http://127.0.0.1:${await portOf(app)}/health`)
    expect(headers.get('keep-alive')).toBe(told)
  })
})

describe('who reads', () => {
  test('a byte at a time is cut', async ({ library }) => {
    const reader = await asking(library, requestFor('/dashboard'))
    const reading = new AbortController()
    const read = async () => {
      for await (const _ of setInterval(readerTimeout / 10, undefined, { signal: reading.signal }))
        reader.read(1)
    }
    const hasRead = read().catch(() => undefined)
    await everybodyIsCut(library)
    reading.abort()
    reader.destroy()
    await hasRead
  })

  test.extend('patience', () => longerTimeout)(
    'slowly, and on, gets all of it',
    async ({ library, allowed }) => {
      const reader = await asking(library, requestFor('/large.js', 'Connection: close'))
      const closed = once(reader, 'close')
      let bytes = 0
      for await (const _ of setInterval(5)) {
        const piece: Buffer | null = reader.read()
        bytes += piece?.length ?? 0
        if (reader.readableEnded || reader.destroyed) break
      }
      await closed
      expect(bytes).toBeGreaterThan(large)
      expect(allowed).toEqual([60 * 60_000])
    },
  )
})

describe('an answer that takes long to make', () => {
  test('does not count as one that nobody reads', async ({ services }) => {
    const made = Promise.withResolvers<Awaited<ReturnType<typeof services.gallery.get>>>()
    const gallery = { ...services.gallery, get: () => made.promise }
    const database = { isUp: () => true, isReady: async () => true }
    const app = await buildApp({
      services: { ...services, gallery },
      production: true,
      database,
      readerTimeout,
    })
    onTestFinished(() => app.close())
    const patient = await asking(app, requestFor('/api/gallery', 'Connection: close'))
    // Whoever asks for nothing is cut by then: longer than the timeout has passed.
    const idle = connect(await portOf(app), '127.0.0.1').resume()
    await once(idle, 'close')
    made.resolve({ videoLinks: ['dQw4w9WgXcQ'], version: 1 })
    expect(await text(patient)).toContain('dQw4w9WgXcQ')
  })
})
