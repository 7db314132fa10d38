import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'

/** The port of the application, which starts to listen on loopback if it does not yet. */
export const portOf = async (app: FastifyInstance): Promise<number> => {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

/** Asks for a path exactly as it is written, which no client library does; answers all that came back. */
export const getRaw = async (port: number, path: string): Promise<{ status: number; answer: string }> => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  const answer = await text(socket)
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]), answer }
}
