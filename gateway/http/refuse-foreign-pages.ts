import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../core/problem.ts'

const changesNothing = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Browsers say whose page a request comes from; older ones, or those without TLS, name at least its origin.
 * Programs say neither, and are no danger: nobody else's session travels with their requests.
 */
const isForeign = (
  { headers }: FastifyRequest,
  publicUrl: string | null,
  allowedOrigins: readonly string[],
): boolean => {
  if (headers.origin !== undefined && allowedOrigins.includes(headers.origin)) return false
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  if (origin === undefined) return false
  if (!URL.canParse(origin)) return true
  const { origin: from, host } = new URL(origin)
  return publicUrl === null ? host !== headers.host : from !== new URL(publicUrl).origin
}

/**
 * Refuses every change that a page of another site asks a visitor's browser for. Ours are those of `publicUrl`;
 * where nobody has said what that is, those of the host that the browser itself has asked. `allowedOrigins` are of
 * sites that may write all the same.
 */
export const refuseForeignPages = (
  app: FastifyInstance,
  publicUrl: string | null,
  allowedOrigins: readonly string[],
): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = !changesNothing.has(request.method) && isForeign(request, publicUrl, allowedOrigins)
    done(isRefused ? new Problem('foreign_origin') : undefined)
  })
}
