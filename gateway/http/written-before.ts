import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LogPosition } from '../core/log-position.ts'
import type { AnswerMemory } from './answer-memory.ts'
import type { WrittenMarks } from './written-marks.ts'

/** What browsers keep, and programs send back: how far the database was when something of theirs was written. */
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

/** No place comes after this one: whoever says so is answered what there is now. */
const unknown: LogPosition = { timeline: 0, place: 0n }

/** Where whoever asks has written something, a moment ago; undefined for everybody else, and for who makes that up. */
export const writtenBefore = (
  { headers }: FastifyRequest,
  marks: WrittenMarks | null,
): LogPosition | undefined => {
  const { cookie } = headers
  const said = headers[header.asked]?.toString() ?? (cookie && parseCookie(cookie)[cookieName])
  return said === undefined ? undefined : marks?.positionOf(said)
}

const readsOnly = new Set(['GET', 'HEAD', 'OPTIONS'])

export const mayHaveWritten = (request: FastifyRequest): boolean =>
  !readsOnly.has(request.method) && request.routeOptions.config.mayHaveWritten?.(request) !== false

interface Telling {
  marks: WrittenMarks
  isSecure: boolean
}

/** Tells whoever may have written something where that is, so that they read it everywhere, whichever gateway answers. */
export const tellWritten = (
  app: FastifyInstance,
  memory: AnswerMemory,
  { marks, isSecure }: Telling,
): void => {
  app.addHook('onSend', async (request, reply) => {
    const isStored = reply.statusCode < 400 || reply.statusCode === 503
    if (!isStored || !mayHaveWritten(request)) return
    const position = reply.statusCode < 400 ? await memory.position().catch(() => unknown) : unknown
    const value = marks.markOf(position ?? unknown)
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
  })
}
