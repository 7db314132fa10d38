import type { FastifyInstance } from 'fastify'
import { defaultLocale, type Locale } from '../../schema/locales.ts'
import { askedBy } from '../core/asker.ts'
import { Problem } from '../core/problem.ts'
import { anonymous, type Viewer } from '../core/viewer.ts'
import { requestedLocale, statedLocale } from './visitor-locale.ts'

/** Characters of what a browser calls itself: few take half of them. */
const longestDevice = 300

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, read from the `Authorization` header before any handler. */
    viewer: Viewer
    /** The language of the answer: `?lng=`, then `Accept-Language`, then English. */
    locale: Locale
    /** The same where it was asked for; nothing where it is what everybody gets. */
    readonly statedLocale: Locale | undefined
    /** What the browser or program calls itself. */
    readonly device: string
    /** The `Idempotency-Key` header, not yet checked. */
    idempotencyKey: string | undefined
  }
}

/** Knows who holds a session. */
interface Sessions {
  /** @throws Problem where the header shows a token that is not good */
  identify(authorization: string | undefined): Promise<Viewer>
}

/**
 * Gives each request its viewer, its language and its key. Refuses it while the database is not there yet, and with a token
 * that is not good, whatever it asks for: somebody who means to be signed in must not be answered as nobody.
 */
export const readRequests = (app: FastifyInstance, sessions: Sessions, isUp: () => boolean): void => {
  app.decorateRequest('locale', defaultLocale)
  app.decorateRequest('viewer')
  app.decorateRequest('idempotencyKey')
  app.decorateRequest('statedLocale', {
    getter() {
      return statedLocale(this)
    },
  })
  app.decorateRequest('device', {
    getter() {
      return this.headers['user-agent']?.slice(0, longestDevice) ?? ''
    },
  })
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isUp()) return done(new Problem('unavailable'))
    const { authorization } = request.headers
    request.locale = requestedLocale(request)
    request.idempotencyKey = request.headers['idempotency-key']?.toString()
    request.viewer = anonymous
    if (authorization === undefined) return done()
    sessions.identify(authorization).then((viewer) => {
      request.viewer = viewer
      done()
    }, done)
  }) // After the body has arrived, which is told by somebody who knows nothing of whoever asks.
  app.addHook('preHandler', ({ viewer, address, device, routeOptions }, _reply, done) => {
    if (viewer.kind === 'anonymous') return done()
    const { id: actor, session } = viewer
    askedBy({ actor, session, address, device, operation: routeOptions.schema?.operationId ?? '' }, done)
  })
}
