import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WrittenMarks } from './written-marks.ts'

/** What browsers keep, and programs send back: that something of theirs was written. */
const cookieName = 'written'
const header = { told: 'written-at', asked: 'read-after' }

/** Seconds: a little later every gateway knows of it by itself. */
const maxAge = 5

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Tells of one request whether something may have been written for it, where its method alone does not. */
    mayHaveWritten?: (request: FastifyRequest) => boolean
  }
}

/**
 * Since when, on the monotonic clock, a question to the database is answered with what whoever asks has written a moment ago;
 * undefined for everybody else, and for who makes that up.
 */
export const writtenBefore = (
  { headers }: FastifyRequest,
  marks: WrittenMarks | null,
): number | undefined => {
  const { cookie } = headers
  const said = headers[header.asked]?.toString() ?? (cookie && parseCookie(cookie)[cookieName])
  return said === undefined ? undefined : marks?.thereSince(said)
}

const readsOnly = new Set(['GET', 'HEAD', 'OPTIONS'])

export const mayHaveWritten = (request: FastifyRequest): boolean =>
  !readsOnly.has(request.method) && request.routeOptions.config.mayHaveWritten?.(request) !== false

interface Telling {
  marks: WrittenMarks
  isSecure: boolean
}

/** Tells whoever may have written something so, for them to read it everywhere, whichever gateway answers. */
export const tellWritten = (app: FastifyInstance, { marks, isSecure }: Telling): void => {
  app.addHook('onSend', (request, reply, _payload, done) => {
    const isStored = reply.statusCode < 400
    if (!(isStored || reply.statusCode === 503) || !mayHaveWritten(request)) return done()
    const value = marks.mark(isStored ? 'stored' : 'unknown')
    reply.header(header.told, value)
    reply.header(
      'set-cookie',
      stringifySetCookie({
        name: cookieName,
        value,
        path: '/',
        maxAge,
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
      }),
    )
    done()
  })
}
