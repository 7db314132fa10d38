import { type EntityManager, Index } from 'typeorm'
import { event } from '../../../schema/events.ts'
import { untranslated } from '../../models/columns.ts'
import { entityOf } from '../../models/entity.ts'
import { lifeConditions } from '../../models/life.ts'
import { createRecordsRepository } from '../../models/records.repository.ts'

export const EventEntity = entityOf(event)
const indexes = [
  'events_place_idx',
  'events_listed_idx',
  'events_title_en_idx',
  'events_title_ka_idx',
  'events_first_date_idx',
  'events_last_date_idx',
  'events_date_idx',
  'events_undated_idx',
  'events_untranslated_idx',
  'events_draft_idx',
  'events_archived_idx',
  'events_search_idx',
]
for (const name of indexes) Index(name, { synchronize: false })(EventEntity)

export const createEventsRepository = (manager: EntityManager, now = () => new Date()) =>
  createRecordsRepository(manager, event, {
    entity: EventEntity,
    now,
    filters: {
      upcoming: (bind, { today }) => `r.date >= ${bind(today)}::date`,
      past: (bind, { today }) => `r.date < ${bind(today)}::date`,
      undated: () => 'r.date is null',
      untranslated: () => untranslated(event),
      ...lifeConditions,
    },
  })

export type EventsRepository = ReturnType<typeof createEventsRepository>
