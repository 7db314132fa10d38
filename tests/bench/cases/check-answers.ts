import { firstDifference } from '../compare.ts'
import { BenchFailure } from '../failure.ts'
import type { Case, Contestant } from './case.ts'

const answerOf = async ({ name, load, read = (answer) => answer }: Contestant): Promise<unknown> => {
  const { url, method = 'GET', headers = {}, body, status = 200 } = load
  const answer = await fetch(url, { method, headers, ...(body ? { body } : {}) })
  const text = await answer.text()
  if (answer.status !== status) {
    throw new BenchFailure(
      `${name} answers ${answer.status}, not ${status}: ${text.slice(0, 500)}`,
      `Ask it by hand: ${method} ${url}`,
    )
  }
  return read(JSON.parse(text))
}

/**
 * Nobody is faster for answering less: all sides must give the same fields, counts and order.
 * @throws BenchFailure that shows where two differ
 */
export const checkAnswers = async ({ name, contestants }: Case): Promise<void> => {
  const [ours, ...others] = contestants
  if (!ours) return
  const expected = await answerOf(ours)
  for (const other of others) {
    const difference = firstDifference(expected, await answerOf(other))
    if (difference !== null) {
      throw new BenchFailure(
        `${name}: ${other.name} does not answer what ${ours.name} does. ${difference} (there: ${ours.name})`,
        'Make both answer the same in tests/bench before their times are compared.',
      )
    }
  }
}
