import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Answering, answeringTo } from '../core/answering.ts'
import type { Answered, Meters } from '../core/meters.ts'
import { createRequestIds, idOf, traceparentOf } from '../core/request-ids.ts'
import type { Span, Tracer } from '../core/span.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What is asked for, where the address does not tell; of few values. */
    operationOf?: (request: FastifyRequest) => string
  }
  interface FastifyRequest {
    /** The request, as those know it who work for it; undefined where no route could be looked for. */
    answering: Answering | undefined
  }
}

/** What watches requests; absent, nothing is measured and nothing is traced. */
export interface Watching {
  tracer?: Tracer | null
  meters?: Meters | null
}

/** The status of what nobody waited for any more, as proxies have it in their logs. */
const givenUp = 499

/** What is called so that no route was found for. */
const unknown = 'unknown'

/** What a request asks for, by a name of which there are few. */
const nameOf = (request: FastifyRequest): Pick<Answered, 'edge' | 'operation'> => {
  const { config, schema, url = '' } = request.routeOptions
  const { operationOf } = config
  if (operationOf) return { edge: 'graphql', operation: operationOf(request) }
  if (schema?.operationId !== undefined) return { edge: 'rest', operation: schema.operationId }
  if (url.startsWith('/api/')) return { edge: 'rest', operation: unknown }
  return { edge: 'site', operation: request.is404 || url === '' ? unknown : url }
}

const statusOf = ({ raw }: FastifyReply): number => (raw.writableFinished ? raw.statusCode : givenUp)

/** A server's failure, as traces have it: what was refused for good reason is none. */
const failureOf = (status: number, problem: string | null): string | undefined =>
  status >= 500 ? (problem ?? String(status)) : undefined

const traced = (
  { method, routeOptions }: FastifyRequest,
  reply: FastifyReply,
  tracer: Tracer,
  answering: Answering,
): void => {
  const span = tracer.begin(`${method} ${routeOptions.url ?? unknown}`, answering.traceparent, {
    'http.request.method': method,
    'http.route': routeOptions.url ?? unknown,
    'request.id': answering.id,
  })
  answering.span = span
  reply.raw.once('close', () => {
    const status = statusOf(reply)
    span.end(failureOf(status, answering.problem), { 'http.response.status_code': status })
  })
}

/** The part of a request in which its operation is done, after all of it has arrived. */
const traceOperation = (
  request: FastifyRequest,
  reply: FastifyReply,
  answering: Answering,
  whole: Span,
): void => {
  const { edge, operation } = nameOf(request)
  const span = whole.begin(operation, { 'operation.edge': edge })
  answering.span = span
  reply.raw.once('close', () => span.end(failureOf(statusOf(reply), answering.problem)))
}

const measured = (request: FastifyRequest, reply: FastifyReply, meters: Meters): void => {
  const begun = performance.now()
  reply.raw.once('close', () => {
    meters.answered({
      ...nameOf(request),
      status: statusOf(reply),
      problem: request.answering?.problem ?? '',
      seconds: (performance.now() - begun) / 1000,
    })
  })
}

/**
 * How requests are named: as a trusted proxy has named them, else by ourselves.
 * @param isOurs whether somebody is such a proxy; null where there are none
 */
export const requestNames = (isOurs: ((address: string | undefined, hop: number) => boolean) | null) => {
  const next = createRequestIds()
  const ofProxy = ({ socket, headers }: IncomingMessage, name: string): unknown =>
    isOurs?.(socket.remoteAddress, 0) ? headers[name] : undefined
  return {
    genReqId: (request: IncomingMessage): string => idOf(ofProxy(request, 'x-request-id')) ?? next(),
    traceparentOf: (request: IncomingMessage): string | undefined =>
      traceparentOf(ofProxy(request, 'traceparent')),
  }
}

/**
 * Lets whatever is done for a request know which it is, and whoever watches how each was answered. Registered before
 * all that answers.
 */
export const followRequests = (
  app: FastifyInstance,
  placeOf: (request: IncomingMessage) => string | undefined,
  { tracer = null, meters = null }: Watching,
): void => {
  app.decorateRequest('answering')
  app.addHook('onRequest', (request, reply, done) => {
    const answering: Answering = {
      id: request.id,
      traceparent: placeOf(request.raw),
      span: null,
      problem: null,
    }
    request.answering = answering
    if (tracer) traced(request, reply, tracer, answering)
    if (meters) measured(request, reply, meters)
    answeringTo(answering, done)
  })
  // After the body has arrived, which is told by somebody who knows nothing of the request.
  app.addHook('preHandler', (request, reply, done) => {
    const { answering } = request
    if (!answering) return done()
    if (answering.span) traceOperation(request, reply, answering, answering.span)
    answeringTo(answering, done)
  })
}
