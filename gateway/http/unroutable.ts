import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { malformedRequest, notFound, Problem } from '../core/problem.ts'
import { renderProblem } from '../core/problem-details.ts'
import { keptByNobody } from './caching.ts'
import { problemType, sendProblem } from './send-problem.ts'
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

/** By the parser's own codes; anything else is no request. */
const problemOf = (code: string | undefined): Problem => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Problem('request_timeout')
  return code === 'HPE_HEADER_OVERFLOW' ? new Problem('headers_too_large') : malformedRequest()
}

const headersOf = (body: string): string[] =>
  Object.entries({
    ...keptByNobody,
    'content-type': problemType,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)

/** Answers what is no request at all, or never became a whole one, and ends the connection. */
export function refuseConnection(this: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  this.log.trace({ err: error }, 'no request could be read')
  const problem = renderProblem(problemOf(error.code))
  const body = JSON.stringify(problem)
  if (socket.writable) {
    socket.write([`HTTP/1.1 ${problem.status} ${problem.title}`, ...headersOf(body), '', body].join('\r\n'))
  }
  socket.destroy(error)
}
