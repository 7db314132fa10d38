import type { EntityManager } from 'typeorm'
import type { Direction, EventFilter, EventSort } from '../../../schema/list-words.ts'
import type { ListRequest, Selection } from '../../../schema/lists.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Localized } from '../../core/localized.ts'
import type { SortedListPage } from '../../core/sorted-list-page.ts'
import { nextVersion, ofVersion } from '../../core/version.ts'
import { Conditions } from '../../database/conditions.ts'
import type { SortKey } from '../../database/find-list-page.ts'
import { dayKey, listRows, titleKey } from '../../database/list-rows.ts'
import { EventEntity } from './event.entity.ts'
import type { Event } from './event.ts'

interface Row extends Omit<Event, 'title' | 'content'> {
  titleEn: string | null
  titleKa: string | null
  contentEn: string | null
  contentKa: string | null
}

/** What a write touches: an absent key keeps its column. */
export interface EventColumns {
  title?: Partial<Localized>
  content?: Partial<Localized>
  date?: string | null
}

export interface EventSelection extends Selection<EventFilter> {
  /** The day that parts the past from what is to come, `YYYY-MM-DD`; it is to come itself. */
  today: string
}

const select = `select id, title_en as "titleEn", title_ka as "titleKa", content_en as "contentEn",
  content_ka as "contentKa", date::text as date, version from events`

const toEvent = ({ titleEn, titleKa, contentEn, contentKa, ...rest }: Row): Event => ({
  ...rest,
  title: { en: titleEn, ka: titleKa },
  content: { en: contentEn, ka: contentKa },
})

const filters: Record<EventFilter, (conditions: Conditions, today: string) => string> = {
  upcoming: (conditions, today) => `date >= ${conditions.bind(today)}::date`,
  past: (conditions, today) => `date < ${conditions.bind(today)}::date`,
  undated: () => 'date is null',
  untranslated: () => 'num_nulls(title_en, title_ka, content_en, content_ka) > 0',
}

/** What the rows of `events` must meet to be selected. */
export const eventConditions = ({ search, filter, today }: EventSelection): Conditions => {
  const conditions = new Conditions()
  conditions.addSearch(['title_en', 'title_ka', 'content_en', 'content_ka'], search)
  if (filter) conditions.add(filters[filter](conditions, today))
  return conditions
}

const keyOf = (sort: EventSort, direction: Direction, locale: Locale): SortKey => {
  const keys: Record<EventSort, SortKey> = {
    created: { sql: 'id', type: 'uuid' },
    title: titleKey(locale, { en: 'title_en', ka: 'title_ka' }),
    date: dayKey('date', direction),
  }
  return keys[sort]
}

export const createEventsRepository = (manager: EntityManager) => ({
  find: async (id: string): Promise<Event | null> => {
    const [row] = await manager.query<Row[]>(`${select} where id = $1`, [id])
    return row ? toEvent(row) : null
  },

  /** A page of the selected events, sorted; titles in the order of `locale`. */
  list: (
    request: ListRequest<EventSort, EventFilter> & EventSelection,
    locale: Locale,
  ): Promise<SortedListPage<Event>> => {
    const { sort, direction } = request
    return listRows(manager, request, `events ${sort} ${direction} ${locale}`, {
      from: 'events',
      id: 'id',
      key: keyOf(sort, direction, locale),
      conditions: eventConditions(request),
      read: async (ids) => (await manager.query<Row[]>(`${select} where id = any($1)`, [ids])).map(toEvent),
    })
  },

  insert: async (id: string, columns: EventColumns): Promise<void> => {
    await manager.transaction((transaction) => transaction.insert(EventEntity, { id, ...columns }))
  },

  /** False, and nothing written, when there is no such event or, where a version is given, not in that one. */
  update: async (id: string, columns: EventColumns, version: number | undefined): Promise<boolean> => {
    const change = { ...columns, version: nextVersion, updatedAt: () => 'now()' }
    const { affected } = await manager.transaction((transaction) =>
      transaction.update(EventEntity, { id, ...ofVersion(version) }, change),
    )
    return affected === 1
  },
})

export type EventsRepository = ReturnType<typeof createEventsRepository>
