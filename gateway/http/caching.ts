import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { localeParameter } from '../../schema/locales.ts'
import { memberOf } from '../core/member.ts'
import type { Sharing } from './keep-answers.ts'
import { isSearched } from './typed-searches.ts'

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

const publicReadOf = ({ routeOptions, headers }: FastifyRequest, { statusCode }: FastifyReply) =>
  statusCode === 200 && headers.authorization === undefined ? routeOptions.config.publicRead : undefined

/** The names of the parameters that a route reads of a query string. */
export const parametersOf = ({ schema }: RouteOptions): string[] =>
  Object.keys(memberOf(schema?.querystring, 'properties') ?? {})

/** Whatever else is in its address, a public read answers by its parameters, and by the language if it varies by it. */
const sharingOf = (route: RouteOptions, vary: readonly string[]): Sharing => {
  const names = parametersOf(route).filter((name) => name !== localeParameter)
  const isLocalised = vary.includes('accept-language')
  return {
    key: ({ params, query, locale }) =>
      isSearched(query)
        ? null
        : JSON.stringify([
            route.url,
            params,
            names.map((name) => memberOf(query, name)),
            isLocalised ? locale : null,
          ]),
  }
}

/**
 * Says of every answer that nobody may keep it, but for those of a {@link publicRead} and of the routes that say
 * something themselves.
 */
export const keepAnswersPrivate = (app: FastifyInstance): void => {
  app.addHook('onRoute', (route) => {
    const { publicRead: read } = route.config ?? {}
    if (read !== undefined) route.config = { ...route.config, sharing: sharingOf(route, read.vary) }
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    const read = publicReadOf(request, reply)
    if (read !== undefined) reply.headers({ [cacheControl]: 'public, no-cache', vary: read.vary.join(', ') })
    else if (!reply.hasHeader(cacheControl)) reply.headers(keptByNobody)
    done()
  })
  // What is answered while the process ends is written past the hooks.
  app.addHook('preClose', async () => {
    app.server.prependListener('request', (_request, response) => {
      response.setHeader(cacheControl, keptByNobody[cacheControl])
    })
  })
}
