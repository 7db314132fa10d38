import type { EntityManager } from 'typeorm'
import { event } from '../../../schema/events.ts'
import { untranslated } from '../../models/columns.ts'
import { entityOf } from '../../models/entity.ts'
import { createRecordsRepository } from '../../models/records.repository.ts'

export const EventEntity = entityOf(event)

export const createEventsRepository = (manager: EntityManager) =>
  createRecordsRepository(manager, event, {
    entity: EventEntity,
    filters: {
      upcoming: (bind, today) => `r.date >= ${bind(today)}::date`,
      past: (bind, today) => `r.date < ${bind(today)}::date`,
      undated: () => 'r.date is null',
      untranslated: () => untranslated(event),
    },
  })

export type EventsRepository = ReturnType<typeof createEventsRepository>
