import type { IssueState } from '../../../schema/newsletter-issues.ts'
import { type IssueProgressFragment, useAdminIssueProgressQuery } from '../../generated/admin-operations.ts'
import { unmask } from '../../lib/unmask.ts'

/** Milliseconds between two looks at an issue; one that nobody sends stands still. */
const intervals: Record<IssueState, number> = {
  draft: 0,
  scheduled: 15_000,
  sending: 2000,
  paused: 5000,
  sent: 0,
  ended: 0,
}

/** Letters that servers take later go minutes and hours after the others. */
const whileSomeWait = 15_000

/** How far an issue has come: looked at again as long as something may come of it by itself. */
export const useIssueProgress = (shown: IssueProgressFragment): IssueProgressFragment => {
  const interval = shown.waiting > 0 ? whileSomeWait : intervals[shown.state]
  const { data } = useAdminIssueProgressQuery({
    variables: { id: shown.id },
    pollInterval: interval,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    skip: interval === 0,
    skipPollAttempt: () => document.hidden,
  })
  return unmask(data?.issue) ?? shown
}
