import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
  RouteOptions,
} from 'fastify'
import { readingFrom } from '../database/reading-from.ts'
import { acceptedEncoding } from './accepted-encoding.ts'
import type { AnswerMemory, Making } from './answer-memory.ts'
import { isKnown } from './entity-tag.ts'
import { limitThis } from './limit-making.ts'
import { type Headers, mostInOnePiece, PreparedAnswer, type Variant } from './prepared-answer.ts'
import { mayWait } from './slow-readers.ts'
import { mayHaveWritten, writtenBefore } from './written-before.ts'
import type { WrittenMarks } from './written-marks.ts'

/** How the answers of a route are shared among those who ask without a token. */
export interface Sharing {
  /** Everything that an answer depends on, in one text; null where it is nobody else's. */
  key: (request: FastifyRequest) => string | null
  /** What is said besides to this reader alone. */
  dress?: (request: FastifyRequest, reply: FastifyReply) => void
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Absent: nobody is answered what somebody else was. */
    sharing?: Sharing
  }
  interface FastifyRequest {
    /** The answer for everybody that is made for this request, if it is. */
    making: Making | null
  }
}

/** What an answer says to one reader alone, whoever it was made for. */
const personal = ['set-cookie', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset']

/** What every variant says of itself. */
const ofVariants = ['content-length', 'content-encoding', 'etag']

const own = new Set([...personal, ...ofVariants])

const sharedHeaders = (reply: FastifyReply): Headers =>
  Object.fromEntries(
    Object.entries(reply.getHeaders())
      .filter(([name, value]) => value !== undefined && !own.has(name))
      .map(([name, value]) => [name, String(value)]),
  )

/** All that the encodings of an answer need to know which nobody keeps. */
export const varyOf = (reply: FastifyReply): Headers => {
  const vary = reply.getHeader('vary')
  return vary === undefined ? {} : { vary: String(vary) }
}

/** Whether an answer is as good as any other reader's. */
const isShared = (reply: FastifyReply, payload: unknown): payload is string =>
  typeof payload === 'string' &&
  reply.statusCode === 200 &&
  /^(?:public|no-cache)\b/.test(String(reply.getHeader('cache-control'))) &&
  !reply.hasHeader('set-cookie')

const personalLines = (reply: FastifyReply): string[] =>
  personal.flatMap((name) => {
    const value = reply.getHeader(name)
    return value === undefined ? [] : [name, String(value)]
  })

/** Writes an answer past everything that is done to one that is being made: it has been done to this one. */
const write = (request: FastifyRequest, reply: FastifyReply, variant: Variant): void => {
  const { lines } = variant
  const isUnchanged = isKnown(request, variant.etag)
  const said = isUnchanged ? lines.unchanged : lines.whole
  const besides = personalLines(reply)
  const { raw } = reply
  reply.hijack()
  raw.writeHead(isUnchanged ? 304 : 200, besides.length === 0 ? said : [...said, ...besides])
  if (isUnchanged || request.method === 'HEAD') raw.end()
  else if (variant.short === null) raw.end(variant.body)
  else raw.end(variant.short, 'latin1')
}

/** Sends an answer that was made on this way, `text`: as the one it will be when it is sent again. */
const send = async (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedAnswer,
  text: string,
): Promise<Buffer | string | null> => {
  const encoding = acceptedEncoding(request)
  const variant = answer.readyIn(encoding) ?? (await answer.in(encoding))
  reply.headers(variant.own)
  if (isKnown(request, variant.etag)) {
    reply.code(304)
    return null
  }
  return 'content-encoding' in variant.own || text.length > mostInOnePiece ? variant.body : text
}

/** Before anything is made: whoever is answered from memory costs nothing else. */
const answerFrom =
  (
    memory: AnswerMemory,
    { key: keyOf, dress }: Sharing,
    origins: readonly string[],
    marks: WrittenMarks | null,
  ): onRequestHookHandler =>
  (request, reply, done) => {
    const { authorization, origin } = request.headers
    const own = authorization === undefined ? keyOf(request) : null
    if (own === null) {
      limitThis(request, reply)
      return done()
    }
    // Each of these sites is told that it, by name, may read the answer.
    const key = origin !== undefined && origins.includes(origin) ? `${own} for ${origin}` : own
    const respond = (variant: Variant): void => {
      if (reply.sent) return
      dress?.(request, reply)
      write(request, reply, variant)
    }
    const since = writtenBefore(request, marks)
    const ready = memory.at(key, since)?.readyIn(acceptedEncoding(request))
    if (ready !== undefined) return respond(ready)

    mayWait(reply)
    limitThis(request, reply)
    const look = async (): Promise<boolean> => {
      const found = await memory.find(key, since)
      if (found instanceof PreparedAnswer) {
        respond(await found.in(acceptedEncoding(request)))
        return true
      }
      request.making = found
      reply.raw.once('close', () => found?.lose('given up'))
      return false
    }
    // Where nobody can say what is true, everything is made as if there were no memory: it will say what is the matter.
    look().then(
      (isAnswered) => isAnswered || done(),
      () => done(),
    )
  }

const finish =
  ({ dress }: Sharing) =>
  async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    const { making } = request
    if (!isShared(reply, payload)) {
      making?.lose('not shared')
      dress?.(request, reply)
      return payload
    }
    const made = new PreparedAnswer(payload, making ? sharedHeaders(reply) : varyOf(reply))
    const answer = making?.share(made) ?? made
    dress?.(request, reply)
    return send(request, reply, answer, payload)
  }

/**
 * Lets the routes that say how answers are shared: each is made once for all who ask for the same, and again after
 * anything has changed. Without a memory each is made for whoever asks. `origins` are other sites whose pages may read; `marks`
 * what those have who may have written at another gateway, where there is one.
 */
export const keepAnswers = (
  app: FastifyInstance,
  memory: AnswerMemory | null,
  origins: readonly string[],
  marks: WrittenMarks | null = null,
): void => {
  app.decorateRequest('making', null)
  app.addHook('onRoute', (route: RouteOptions) => {
    const { sharing } = route.config ?? {}
    if (sharing === undefined) return
    if (memory !== null) {
      route.config = { ...route.config, isAtHand: true }
      route.onRequest = [route.onRequest ?? [], answerFrom(memory, sharing, origins, marks)].flat()
    }
    route.onSend = [finish(sharing), route.onSend ?? []].flat()
  })
  if (memory === null) return
  app.addHook('onSend', (request, _reply, _payload, done) => {
    // Before whoever wrote something learns that it is written.
    if (mayHaveWritten(request)) memory.doubt()
    done()
  })
  app.addHook('preHandler', ({ making }, _reply, done) => {
    const from = making?.from
    if (from === undefined) done()
    else readingFrom(from, done)
  })
}
