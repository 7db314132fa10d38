import type { FastifyServerOptions } from 'fastify'
import { currentAnswering } from '../core/answering.ts'
import { describeError, summarizeError } from './describe-error.ts'
import { describeRequest, pathOf } from './describe-request.ts'

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>

/** How much is logged, and where to; to the standard output when nothing is said. */
export interface LogSettings {
  level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  stream?: { write(line: string): void }
}

/** The request that is being answered, for whoever logs without knowing it. */
const current = (): { reqId?: string } => {
  const request = currentAnswering()
  return request ? { reqId: request.id } : {}
}

const errorIn = (subject: unknown): unknown => {
  if (subject instanceof Error) return subject
  return typeof subject === 'object' && subject !== null && 'err' in subject ? subject.err : undefined
}

/** Characters of a sentence that are looked at and told: more than any of ours or a library's has. */
const longestSentence = 1000

/** An address of this server, as a sentence of the framework tells where it listens. */
const isOrigin = (word: string): boolean => /^https?:\/\/[\w.:[\]-]+$/.test(word)

/** Sentences of libraries repeat what was asked for: of every address in them only what may be told is left. */
const withoutQueries = (sentence: unknown): unknown =>
  typeof sentence === 'string'
    ? sentence
        .slice(0, longestSentence)
        .replace(/[^\s"'()]*\/[^\s"'()]*/g, (word) => (isOrigin(word) ? word : pathOf(word)))
    : sentence

/**
 * The one logger. Errors and requests are described by what may be told of them, whoever logs them, and no line
 * repeats an error's own words beside its description.
 */
export const loggerOptions = (settings: LogSettings): LoggerOptions => ({
  ...settings,
  serializers: { err: describeError, req: describeRequest },
  mixin: (_line, _level, logger) => ('reqId' in logger.bindings() ? {} : current()),
  hooks: {
    logMethod([subject, sentence, ...values]: unknown[], log) {
      const error = errorIn(subject)
      if (error === undefined) {
        return Reflect.apply(log, this, [withoutQueries(subject), withoutQueries(sentence), ...values])
      }
      const isRepeated = error instanceof Error && sentence === error.message
      const said = sentence === undefined || isRepeated ? summarizeError(error) : withoutQueries(sentence)
      return Reflect.apply(log, this, [subject === error ? { err: error } : subject, said, ...values])
    },
  },
})
