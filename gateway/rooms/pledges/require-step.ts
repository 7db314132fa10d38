import type { OwnPledgeState } from '../../../schema/own-pledge.ts'
import { type PledgeState, pledgeSteps } from '../../../schema/pledge-states.ts'
import { Problem } from '../../core/problem.ts'

/** @throws Problem `pledge_settled` where it cannot become that any more */
export const requireStep = (state: OwnPledgeState, next: PledgeState): void => {
  const before: readonly string[] = pledgeSteps[next]
  if (!before.includes(state)) throw new Problem('pledge_settled')
}
