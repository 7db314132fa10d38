import { type Budget, currentBudget } from '../core/budget.ts'
import { Problem } from '../core/problem.ts'
import { cancelStatement } from './cancel-statement.ts'

/** @throws Problem `unavailable` where nobody waits any more for what would be done now */
export const requireTime = (): Budget | undefined => {
  const budget = currentBudget()
  if (budget?.isOver) throw new Problem('unavailable')
  return budget
}

/** Sends something, and has it cancelled when the time of its request is over. */
export const sendWithin = async <Answer>(
  budget: Budget,
  client: () => unknown,
  send: () => Promise<Answer>,
): Promise<Answer> => {
  let cancelling: Promise<void> | undefined
  const isDone = budget.whenOver(() => {
    cancelling = cancelStatement(client())
  })
  try {
    return await send()
  } finally {
    isDone()
    // Only then does the pool know that it may hand the connection to nobody.
    await cancelling
  }
}
