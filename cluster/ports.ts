import { createServer, type Server } from 'node:net'

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

/** So many loopback ports nobody listens on at this moment, each another one. */
export const freePorts = async (count: number): Promise<number[]> => {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0)))
  const ports = servers.map(portOf)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

export const freePort = async (): Promise<number> => {
  const [port = 0] = await freePorts(1)
  return port
}

/** The port somebody asked for: itself, or a free one where it is 0. @throws with `EADDRINUSE` where another program has it */
export const takePort = async (wanted: number): Promise<number> => {
  const server = await listen(wanted)
  const port = portOf(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}
