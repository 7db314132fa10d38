import type { EntityManager } from 'typeorm'
import { presentOf } from '../../models/records.service.ts'
import type { Ports } from '../../room.ts'
import { createEventsRepository } from './events.repository.ts'

/** What of events the launch of their page depends on, which their room depends on in its turn. */
export const comingEventsRoom = {
  service: (manager: EntityManager, { clock }: Pick<Ports, 'clock'>) => ({
    /** Whether there is any to come. */
    hasComing: async (): Promise<boolean> => {
      const toCome = { search: '', filter: null, isToCome: true, ...presentOf(clock) }
      return (await createEventsRepository(manager).selectAfter(toCome, 1, null)).length > 0
    },
  }),
}
