import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** What a test may do to the double, and learn from it. */
export interface S3Double {
  /** The bucket's address. */
  url: string
  /** Each request so far: method, path and headers. */
  requests: { method: string; path: string; headers: IncomingMessage['headers'] }[]
  /** Answers the next requests with these statuses, one each, whatever they ask. */
  failNext: (...statuses: number[]) => void
  close: () => Promise<void>
}

/** As much of an S3 bucket as the image store speaks to, on a free loopback port. */
export const startS3Double = async (): Promise<S3Double> => {
  const objects = new Map<string, { body: Buffer; type: string }>()
  const requests: S3Double['requests'] = []
  const failures: number[] = []

  const answer = (request: IncomingMessage, body: Buffer, response: ServerResponse): void => {
    const { method = '', url: path = '', headers } = request
    requests.push({ method, path, headers })
    const failure = failures.shift()
    if (failure !== undefined) return void response.writeHead(failure).end('<Error/>')
    if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return void response.writeHead(403).end()
    if (method === 'PUT') {
      objects.set(path, { body, type: headers['content-type'] ?? '' })
      return void response.writeHead(200).end()
    }
    if (method === 'DELETE') {
      objects.delete(path)
      return void response.writeHead(204).end()
    }
    const object = objects.get(path)
    if (!object) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    response.writeHead(200, { 'content-type': object.type, 'content-length': object.body.length })
    response.end(method === 'HEAD' ? undefined : object.body)
  }

  const server = createServer(async (request, response) => answer(request, await buffer(request), response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}/bucket`,
    requests,
    failNext: (...statuses) => void failures.push(...statuses),
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
