import { isIssueOver } from '../../../schema/newsletter-issues.ts'
import type { IssueProgressFragment } from '../../generated/admin-operations.ts'

type Figures = Pick<
  IssueProgressFragment,
  'state' | 'readers' | 'unwritten' | 'delivered' | 'failed' | 'doubtful'
>

/** Of how many letters of an issue that is over nothing has become yet, as their servers take them later. */
export const waitingOf = ({ state, readers, unwritten, delivered, failed, doubtful }: Figures): number =>
  isIssueOver(state) ? Math.max(0, readers - unwritten - delivered - failed - doubtful) : 0
