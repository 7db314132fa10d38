import { firstDifference } from '../compare.ts'
import { BenchFailure } from '../failure.ts'
import type { Contestant } from './case.ts'

const bodyOf = async (answer: Response): Promise<unknown> => {
  const isJson = /json/.test(answer.headers.get('content-type') ?? '')
  return isJson && answer.status !== 304 ? answer.json() : answer.text()
}

const answerOf = async ({ server, load, read = (answer) => answer }: Contestant): Promise<unknown> => {
  const { url, method = 'GET', headers = {}, body, status = 200 } = load
  const answer = await fetch(url, { method, headers, ...(body ? { body } : {}) })
  if (answer.status !== status) {
    throw new BenchFailure(
      `${server.name} answers ${answer.status}, not ${status}: ${(await answer.text()).slice(0, 500)}`,
      `Ask it by hand: ${method} ${url}`,
    )
  }
  return read(await bodyOf(answer))
}

/**
 * Nobody is faster for answering less: all sides must give the same fields, counts and order.
 * @throws BenchFailure that shows where two differ
 */
export const checkAnswers = async (name: string, contestants: readonly Contestant[]): Promise<void> => {
  const [ours, ...others] = contestants
  if (!ours) return
  const expected = await answerOf(ours)
  for (const other of others) {
    const difference = firstDifference(expected, await answerOf(other))
    if (difference === null) continue
    throw new BenchFailure(
      `${name}: ${other.server.name} does not answer what ${ours.server.name} does (there). ${difference}`,
      'Make both answer the same before their times are compared; what they are asked stands in tests/bench/cases.',
    )
  }
}
