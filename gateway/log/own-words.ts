import type { FastifyBaseLogger } from 'fastify'

/** A library's sentence ends where it begins to repeat somebody else's. */
const ownWords = (sentence: string): string => sentence.split(/[.:]/, 1).join('')

/**
 * A logger for a library that writes the messages of errors into its sentences: those are cut before they begin.
 * What the errors were is logged where they are answered.
 */
export const inOwnWords = (log: Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>) => {
  const at = (level: 'debug' | 'info' | 'warn' | 'error') => (said?: unknown) =>
    typeof said === 'string'
      ? log[level](ownWords(said))
      : log[level]({ err: said }, 'a library met an error')
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}
