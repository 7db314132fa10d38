import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Milliseconds in which a reader has to take something of what waits for them; looked at as often. */
export const defaultReaderTimeout = 25_000

/**
 * For routes that send a file or a stream, which the framework counts as being made until its reader has it: how
 * long that may take in all, in milliseconds.
 */
export const atReadersPace = { handlerTimeout: 60 * 60_000 }

/** Bytes given to the system that it has not taken yet. Node's own socket timeout looks at them in the same place. */
const queued = (socket: Socket): unknown => {
  const handle: unknown = Reflect.get(socket, '_handle')
  return typeof handle === 'object' && handle !== null ? Reflect.get(handle, 'writeQueueSize') : 0
}

/** Changes with every byte the other end takes, and with nothing that it sends. */
const progressOf = (socket: Socket): string =>
  `${socket.bytesWritten - socket.writableLength} ${String(queued(socket))}`

/** Looks after one connection, every `readerTimeout` milliseconds, until it is closed. */
const watch = (socket: Socket, readerTimeout: number, idleTimeout: number) => {
  let progress = ''
  let requests = 0
  let idleSince = performance.now()

  const look = setInterval(() => {
    const before = progress
    progress = progressOf(socket)
    const isStuck = socket.writableLength > 0 && progress === before
    const isIdle = requests === 0 && performance.now() - idleSince > idleTimeout
    // Reset, not closed: the system would go on keeping what nobody reads.
    if (isStuck || isIdle) socket.resetAndDestroy()
  }, readerTimeout)
  look.unref()
  socket.once('close', () => clearInterval(look))

  return {
    begin: () => {
      requests++
    },
    end: () => {
      requests--
      idleSince = performance.now()
    },
  }
}

const keepOpen = (): void => undefined

/** Without a listener Node would end a connection that waits for an answer still being made. */
export const mayWait = ({ raw }: Pick<FastifyReply, 'raw'>): void => {
  raw.on('timeout', keepOpen)
}

/**
 * Cuts whoever takes nothing of an answer that waits for them, so that it does not wait for ever; whoever goes on
 * taking, however slowly, is not cut. An answer that is still being made has a time limit of its own. A connection
 * without a request ends by Node's own keep-alive; `idleTimeout` is for those that send line ends to prolong it.
 */
export const cutSlowReaders = (
  app: FastifyInstance,
  { readerTimeout, idleTimeout }: { readerTimeout: number; idleTimeout: number },
): void => {
  const watched = new WeakMap<Socket, ReturnType<typeof watch>>()
  app.server.on('connection', (socket: Socket) => {
    watched.set(socket, watch(socket, readerTimeout, idleTimeout))
  })
  app.server.on('request', ({ socket }, response) => {
    const connection = watched.get(socket)
    connection?.begin()
    response.once('close', () => connection?.end())
  })
  app.addHook('preHandler', (_request, reply, done) => {
    mayWait(reply)
    done()
  })
}
