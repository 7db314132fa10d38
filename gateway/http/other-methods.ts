import type { FastifyInstance } from 'fastify'
import { Problem } from '../core/problem.ts'

/**
 * Remembers the methods of every route registered under `app` from now on. What it answers is called after some of
 * them, and refuses under `scope`, with 405 and their `Allow`, all other methods of the addresses not dealt with yet.
 */
export const watchMethods = (app: FastifyInstance): ((scope: FastifyInstance) => void) => {
  const addresses = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    // What stands for every address there is or is not is the address of nothing.
    if (url === '*') return
    const methods = addresses.get(url) ?? new Set()
    for (const each of [method].flat()) methods.add(each)
    addresses.set(url, methods)
  })

  return (scope) => {
    const known = [...addresses]
    for (const [url, methods] of known) {
      const allow = [...methods].sort().join(', ')
      const refuse = (): never => {
        throw new Problem('method_not_allowed')
      }
      scope.route({
        url,
        method: scope.supportedMethods.filter((method) => !methods.has(method)),
        schema: { hide: true },
        // Before anybody reads a body that no route would take.
        onRequest: async (_request, reply) => {
          reply.header('allow', allow)
          refuse()
        },
        handler: refuse,
      })
    }
    addresses.clear()
  }
}
