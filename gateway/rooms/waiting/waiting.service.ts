import { namesOf } from '../../../schema/model.ts'
import { mayRole } from '../../../schema/permissions.ts'
import { waitingParts } from '../../../schema/waiting.ts'
import type { Clock } from '../../core/clock.ts'
import { requirePermission, type Viewer } from '../../core/viewer.ts'
import { presentOf } from '../../models/records.service.ts'
import type { WaitingRepository } from './waiting.repository.ts'
import type { Waiting } from './waiting.ts'

const isOfPeople = ({ need }: Waiting): boolean => need === 'answer'

/** Whoever waits comes before things; then what has waited longest, and last what nobody knows that of. */
const byPatience = (one: Waiting, other: Waiting): number => {
  if (isOfPeople(one) !== isOfPeople(other)) return isOfPeople(one) ? -1 : 1
  const [first, second] = [one, other].map(({ since }) => since ?? '9')
  if (first === undefined || second === undefined || first === second) return 0
  return first < second ? -1 : 1
}

export const createWaitingService = (waiting: WaitingRepository, clock: Clock) => ({
  /** What waits for somebody of the team, as far as whoever asks may see it: people first, what has waited longest first. */
  list: async (viewer: Viewer): Promise<Waiting[]> => {
    const { role } = requirePermission(viewer, 'admin:enter')
    const parts = namesOf(waitingParts).filter((part) => mayRole(role, waitingParts[part]))
    return (await waiting.list(parts, presentOf(clock))).sort(byPatience)
  },
})

export type WaitingService = ReturnType<typeof createWaitingService>
