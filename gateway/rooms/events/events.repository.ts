import { type EntityManager, Index } from 'typeorm'
import { event } from '../../../schema/events.ts'
import { tableOf, untranslated } from '../../models/columns.ts'
import { entityOf } from '../../models/entity.ts'
import { isOnGoing, isPublic, lifeConditions, type Present } from '../../models/life.ts'
import { createRecordsRepository, type RecordsOptions } from '../../models/records.repository.ts'
import { shownPicture } from '../../models/shown-picture.ts'
import { placesOf } from './places.ts'

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
  'events_image_url_idx',
]
for (const name of indexes) Index(name, { synchronize: false })(EventEntity)

/** When an event was last changed, as search engines and calendars are told. */
export interface EventChange {
  id: string
  changedAt: Date
}

type Bind = (value: unknown) => string

/**
 * Public, not ended, and today, later, or without a day: said of what the index has them in order by, so that nobody looks
 * at what is over. It is said of the day itself as well, since of that alone PostgreSQL knows how few they are.
 */
const isToCome = (bind: Bind, { today, now }: Present): string => {
  const day = `${bind(today)}::date`
  return `coalesce(r.date, 'infinity') >= ${day} and (r.date >= ${day} or r.date is null) and ${isOnGoing(bind(now))}`
}

/** A selection of what is to come alone, and when. */
interface ToCome extends Present {
  isToCome: true
}

const asksForToCome = (selection: object): selection is ToCome => 'isToCome' in selection

const changes = (condition: string): string =>
  `select r.id, r.updated_at as "changedAt" from ${tableOf(event)} where ${isPublic('$1')} ${condition}`

export const createEventsRepository = (
  manager: EntityManager,
  { site, now }: Pick<RecordsOptions<never>, 'site' | 'now'> = {},
) => ({
  ...createRecordsRepository(manager, event, {
    entity: EventEntity,
    ...(site !== undefined && { site }),
    ...(now && { now }),
    joins: shownPicture.joins,
    findingJoins: '',
    computed: placesOf,
    more: [shownPicture.more],
    besides: (bind, selection) => (asksForToCome(selection) ? [isToCome(bind, selection)] : []),
    filters: {
      upcoming: (bind, { today }) => `r.date >= ${bind(today)}::date`,
      past: (bind, { today }) => `r.date < ${bind(today)}::date`,
      undated: () => 'r.date is null',
      untranslated: () => untranslated(event),
      ...lifeConditions,
    },
  }),

  /** Newest first: every event that is public at that moment, and when it was last changed. */
  listChanges: (limit: number, at: Date): Promise<EventChange[]> =>
    manager.query<EventChange[]>(changes('order by r.id desc limit $2'), [at, limit]),

  /** When one of them was last changed; null where it is not public. */
  findChange: async (id: string, at: Date): Promise<Date | null> => {
    const [found] = await manager.query<EventChange[]>(changes('and r.id = $2'), [at, id])
    return found?.changedAt ?? null
  },
})

export type EventsRepository = ReturnType<typeof createEventsRepository>
