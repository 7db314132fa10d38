import type { IssueProgressFragment } from '../../generated/admin-operations.ts'

type Outcome = Pick<IssueProgressFragment, 'state' | 'failed' | 'doubtful' | 'waiting'>

/** How an issue stands: whoever was written to may not have it, so one that is sent is told by what became of its letters. */
export const outcomeOf = ({ state, failed, doubtful, waiting }: Outcome) => {
  if (waiting > 0) return 'someWait'
  return state === 'sent' && failed + doubtful > 0 ? 'someLack' : state
}
