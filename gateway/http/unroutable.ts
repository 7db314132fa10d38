import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../core/problem.ts'
import { keptByNobody } from './caching.ts'
import { sendProblem } from './send-problem.ts'
import { toProblem } from './to-problem.ts'

/** Answers an address that no route could be looked for by: malformed, or with an id longer than any is. */
export const refuseAddress = (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
  const problem = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? notFound('route') : toProblem(error)
  sendProblem(problem, reply.header('x-content-type-options', 'nosniff'))
}

/** Answers what no route of the interfaces is called, after the limits of every route: looking for one costs as well. */
export const refuseUnknown = (app: FastifyInstance): void => {
  for (const url of ['/api/*', '/graphql/*']) {
    app.all(url, { schema: { hide: true } }, () => {
      throw notFound('route')
    })
  }
}

/** By the parser's own codes; anything else is 400. */
const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

const messages: Record<number, string> = {
  400: 'Client Error',
  408: 'Client Timeout',
  431: 'Exceeded maximum allowed HTTP header size',
}

const headersOf = (body: string): string[] =>
  Object.entries({
    ...keptByNobody,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)

/** Answers what is no request at all, or never became a whole one, and ends the connection. */
export function refuseConnection(this: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  this.log.trace({ err: error }, 'no request could be read')
  const statusCode = statuses[error.code ?? ''] ?? 400
  const title = STATUS_CODES[statusCode]
  const body = JSON.stringify({ error: title, message: messages[statusCode], statusCode })
  if (socket.writable) {
    socket.write([`HTTP/1.1 ${statusCode} ${title}`, ...headersOf(body), '', body].join('\r\n'))
  }
  socket.destroy(error)
}
