import { createInterface } from 'node:readline'
import { read } from 'read'

/** Asks for something nobody should read over a shoulder. */
export type AskSecret = (question: string) => Promise<string>

/** Nobody was there to answer. The message says what was missing. */
export class InputEndedError extends Error {
  override readonly name = 'InputEndedError'

  constructor() {
    super('The input ended before every question was answered. From a pipe each answer takes a line.')
  }
}

/** At a terminal what is typed is not shown; from a pipe each question takes a line. */
export const createAskSecret = (): AskSecret => {
  if (process.stdin.isTTY) return (question) => read({ prompt: question, silent: true, replace: '*' })
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
  return async (question) => {
    process.stdout.write(`${question}\n`)
    const { value, done } = await lines.next()
    if (done) throw new InputEndedError()
    return value
  }
}
