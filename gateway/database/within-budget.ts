import { type Budget, currentBudget } from '../core/budget.ts'
import { Problem } from '../core/problem.ts'
import { cancelStatement } from './cancel-statement.ts'

/** @throws Problem `unavailable` where nobody waits any more for what would be done now */
export const requireTime = (): Budget | undefined => {
  const budget = currentBudget()
  if (budget?.isOver) throw new Problem('unavailable')
  return budget
}

/**
 * Sends something, and has it cancelled when the time of a request that it is sent for is over.
 * @throws Problem `unavailable` where that is so before
 */
export const sendWithin = async <Answer>(
  budgets: readonly Budget[],
  client: () => unknown,
  send: () => Promise<Answer>,
): Promise<Answer> => {
  if (budgets.some(({ isOver }) => isOver)) throw new Problem('unavailable')
  const answered = send()
  let cancelling: Promise<void> | undefined
  const cancel = (): void => {
    cancelling ??= cancelStatement(client(), answered)
  }
  const areDone = budgets.map((budget) => budget.whenOver(cancel))
  try {
    return await answered
  } finally {
    for (const isDone of areDone) isDone()
    // Only then does the pool know that it may hand the connection to nobody.
    await cancelling
  }
}
