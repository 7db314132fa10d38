import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../core/problem.ts'

const changesNothing = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Browsers say whose page a request comes from; older ones, or those without TLS, name at least its origin.
 * Programs say neither, and are no danger: nobody else's session travels with their requests.
 */
const isForeign = ({ headers, host }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}

/** Refuses every change that a page of another site asks a visitor's browser for. */
export const refuseForeignPages = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    if (changesNothing.has(request.method) || !isForeign(request)) return
    throw new Problem('forbidden', { detail: 'requests from pages of other sites are refused' })
  })
}
