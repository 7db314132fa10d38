import type { FastifyInstance } from 'fastify'
import { defaultLocale, type Locale } from '../../schema/locales.ts'
import type { AccountsService } from '../accounts/accounts.service.ts'
import { Problem } from '../core/problem.ts'
import { anonymous, type Viewer } from '../core/viewer.ts'
import { requestedLocale } from './visitor-locale.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, read from the `Authorization` header before any handler. */
    viewer: Viewer
    /** The language of the answer: `?lng=`, then `Accept-Language`, then English. */
    locale: Locale
  }
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
