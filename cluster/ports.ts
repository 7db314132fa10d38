import { createServer, type Server } from 'node:net'

/** Nobody can listen on the port that was asked for. The message says why, and what to do. */
export class PortUnusableError extends Error {
  override readonly name = 'PortUnusableError'
}

const reasons = new Map([
  ['EADDRINUSE', 'is in use by another program. Stop it, or choose another one with --port'],
  ['EACCES', 'needs rights this user has not. Choose one above 1023 with --port'],
])

const listen = (port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })

const portOf = (server: Server): number => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/**
 * Loopback ports nobody listens on at this moment, each another one: those that are wanted, as far as they are free.
 * @param wanted a port, or 0 for any, for each
 */
export const freePortsLike = async (wanted: readonly number[]): Promise<number[]> => {
  const servers = await Promise.all(wanted.map((port) => listen(port).catch(() => listen(0))))
  const ports = servers.map(portOf)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

export const freePorts = (count: number): Promise<number[]> => freePortsLike(Array(count).fill(0))

export const freePort = async (): Promise<number> => {
  const [port = 0] = await freePorts(1)
  return port
}

const explained = (error: unknown, port: number): unknown => {
  const reason = error instanceof Error && 'code' in error ? reasons.get(String(error.code)) : undefined
  return reason === undefined ? error : new PortUnusableError(`Port ${port} ${reason}.`, { cause: error })
}

/** The port somebody asked for: itself, or a free one where it is 0. @throws PortUnusableError */
export const takePort = async (wanted: number): Promise<number> => {
  const server = await listen(wanted).catch((error: unknown) => {
    throw explained(error, wanted)
  })
  const port = portOf(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}
