import type { FastifyInstance, FastifyRequest } from 'fastify'
import { defaultLocale, isLocale, type Locale, locales } from '../../schema/locales.ts'
import type { AccountsService } from '../accounts/accounts.service.ts'
import { Problem } from '../core/problem.ts'
import { anonymous, type Viewer } from '../core/viewer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, read from the `Authorization` header before any handler. */
    viewer: Viewer
    /** The language of the answer: `?lng=`, then `Accept-Language`, then English. */
    locale: Locale
  }
}

const requestedLocale = (request: FastifyRequest): Locale => {
  const { lng } = request.query as { lng?: unknown }
  const named = typeof lng === 'string' ? lng.toLowerCase().split('-')[0] : undefined
  if (isLocale(named)) return named
  const accepted = request.language([...locales])
  return isLocale(accepted) ? accepted : defaultLocale
}

/** Gives each request its viewer and its language; while the database is not there yet, refuses it. */
export const readRequests = (
  app: FastifyInstance,
  accounts: Pick<AccountsService, 'identify'>,
  isUp: () => boolean,
): void => {
  app.decorateRequest('locale', defaultLocale)
  app.decorateRequest('viewer')
  app.addHook('onRequest', async (request) => {
    if (!isUp()) throw new Problem('unavailable')
    request.locale = requestedLocale(request)
    const { authorization } = request.headers
    request.viewer = authorization === undefined ? anonymous : await accounts.identify(authorization)
  })
}
