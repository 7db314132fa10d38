import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { entityTag, isKnown } from './entity-tag.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The request headers an answer depends on that anybody may keep. Absent: nobody may keep any. */
    publicRead?: { vary: readonly string[] }
  }
}

const cacheControl = 'cache-control'

/** Everything is between the two who talk, unless somebody has decided otherwise. */
export const keptByNobody = { [cacheControl]: 'no-store' }

/**
 * For the options of a route whose answer to nobody in particular is the same for all and may be kept by anybody,
 * who asks each time whether it is still true. `vary` names the headers of a request that it depends on besides
 * `Authorization`: with a token that is not good it is no answer at all.
 */
export const publicRead = (...vary: readonly string[]) => ({
  config: { publicRead: { vary: [...vary, 'authorization'] } },
})

/** Whether an answer that says so itself may be kept by anybody. */
const isPublic = (reply: FastifyReply): boolean =>
  String(reply.getHeader(cacheControl) ?? '').startsWith('public')

/** Gives an answer that may be kept its ETag; whoever has it already gets no body. */
const tag = (request: FastifyRequest, reply: FastifyReply, payload: string): string | null => {
  const etag = entityTag(payload)
  reply.header('etag', etag)
  if (!isKnown(request, etag)) return payload
  reply.code(304)
  return null
}

const publicReadOf = ({ routeOptions, headers }: FastifyRequest, { statusCode }: FastifyReply) =>
  statusCode === 200 && headers.authorization === undefined ? routeOptions.config.publicRead : undefined

/**
 * Says of every answer that nobody may keep it, but for those of a {@link publicRead} and of the routes that say
 * something themselves.
 */
export const keepAnswersPrivate = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    const read = publicReadOf(request, reply)
    if (read === undefined || typeof payload !== 'string') {
      if (!reply.hasHeader(cacheControl)) reply.headers(keptByNobody)
      return payload
    }
    reply.header(cacheControl, 'public, no-cache')
    reply.header('vary', read.vary.join(', '))
    return tag(request, reply, payload)
  })
  // What is answered before any route is looked for, or while the process ends, is written past the hooks.
  app.server.prependListener('request', (_request, response) => {
    response.setHeader(cacheControl, keptByNobody[cacheControl])
  })
}

/** For routes under `app` that say themselves which of their answers anybody may keep: only those get an ETag. */
export const tagPublicAnswers = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) =>
    isPublic(reply) && typeof payload === 'string' ? tag(request, reply, payload) : payload,
  )
}
