import type { FastifyInstance } from 'fastify'

/**
 * Milliseconds in which a reader has to take something of what waits for them. Node looks once in that time, and
 * what the system had still to take from it counts the first time: who reads nothing is gone before twice as long.
 */
export const defaultReaderTimeout = 25_000

/**
 * For routes that send a file or a stream, which the framework counts as being made until its reader has it: how
 * long that may take in all, in milliseconds.
 */
export const atReadersPace = { handlerTimeout: 60 * 60_000 }

/**
 * Cuts whoever takes nothing of an answer that waits for them, so that it does not wait for ever; whoever goes on
 * taking, however slowly, is not cut. An answer that is still being made has a time limit of its own.
 */
export const cutSlowReaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (_request, { raw }) => {
    // Without a listener Node would end the connection, whatever it was waiting for.
    raw.on('timeout', (socket) => {
      if (socket.writableLength > 0) socket.destroy()
    })
  })
}
