import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as Listener, type Socket } from 'node:net'

/** Milliseconds that the end of a server's connections may take. */
export interface DrainTimes {
  /** Those without a request are kept for: what their other end sends in that time is still answered. */
  idle: number
  /** Whoever is still sending a request then, or reading an answer, is cut. */
  most: number
}

/** What they are given when the gateway is told to stop. */
export const closing: DrainTimes = { idle: 1000, most: 7000 }

/** How connections come to their end when the server is told to. */
export interface Drain {
  /** How many requests are being answered. */
  underWay(): number
  /**
   * Takes no new connections; answers what arrives on those there are, each answer its connection's last; then closes
   * those that ask for nothing, have sent half a request head, or nothing at all. Answers how many requests were cut.
   */
  end(): Promise<number>
}

/** Makes an answer the last one of its connection, and says so where that can still be said. */
const endWith = (response: ServerResponse): void => {
  response.shouldKeepAlive = false
  const { socket } = response.req
  if (response.headersSent) response.once('close', () => socket.destroySoon())
}

/**
 * Follows the connections of a server from now on. Its own `close` waits for those that have never sent a whole
 * request, for as long as their other end keeps them open.
 */
export const followConnections = (server: Server, { idle, most }: DrainTimes): Drain => {
  /** Of each connection, the answers that are under way. */
  const connections = new Map<Socket, Set<ServerResponse>>()
  let isEnding = false
  let onNoneLeft = (): void => undefined

  server.on('connection', (socket: Socket) => {
    connections.set(socket, new Set())
    socket.once('close', () => {
      connections.delete(socket)
      if (connections.size === 0) onNoneLeft()
    })
  })
  // Before anybody answers it.
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const answers = connections.get(socket)
    answers?.add(response)
    response.once('close', () => answers?.delete(response))
    if (isEnding) endWith(response)
  })

  const noneLeft = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      onNoneLeft = () => {
        clearTimeout(timer)
        resolve()
      }
      if (connections.size === 0) onNoneLeft()
    })

  const underWay = (): number => [...connections.values()].reduce((count, answers) => count + answers.size, 0)

  return {
    underWay,
    end: async () => {
      isEnding = true
      // Not the server's own, which would close at this moment what somebody is about to ask on.
      Listener.prototype.close.call(server)
      for (const response of [...connections.values()].flatMap((answers) => [...answers])) endWith(response)
      await noneLeft(idle)
      for (const [socket, answers] of connections) if (answers.size === 0) socket.destroySoon()
      await noneLeft(most - idle)
      const cut = underWay()
      for (const socket of connections.keys()) socket.destroy()
      return cut
    },
  }
}
