import type { FastifyInstance } from 'fastify'
import { notFound, Problem } from '../core/problem.ts'

/** Refuses under `scope` all other methods of an address: with 405 where it is known, else with 404. */
export const refuseOthers = (
  scope: FastifyInstance,
  url: string,
  methods: ReadonlySet<string>,
  isKnown: (path: string) => Promise<boolean> = async () => true,
): void => {
  const allow = [...methods].sort().join(', ')
  const refuse = (): never => {
    throw new Problem('method_not_allowed')
  }
  scope.route({
    url,
    // What another site asks with, it is answered by a route of its own, which is at every address.
    method: scope.supportedMethods.filter(
      (method) => !methods.has(method) && !scope.hasRoute({ method, url }),
    ),
    schema: { hide: true },
    // Before anybody reads a body that no route would take.
    onRequest: async (request, reply) => {
      const [path = '/'] = request.url.split('?')
      if (!(await isKnown(path))) throw notFound('route')
      reply.header('allow', allow)
      refuse()
    },
    handler: refuse,
  })
}

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
    for (const [url, methods] of known) refuseOthers(scope, url, methods)
    addresses.clear()
  }
}
