import type { EntityManager } from 'typeorm'
import type { Localized } from '../core/localized.ts'
import { throwProblem } from '../database/postgres-problem.ts'
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

const select = `select id, title_en as "titleEn", title_ka as "titleKa", content_en as "contentEn",
  content_ka as "contentKa", date::text as date from events`

const toEvent = ({ titleEn, titleKa, contentEn, contentKa, ...rest }: Row): Event => ({
  ...rest,
  title: { en: titleEn, ka: titleKa },
  content: { en: contentEn, ka: contentKa },
})

export const createEventsRepository = (manager: EntityManager) => ({
  find: async (id: string): Promise<Event | null> => {
    const [row] = await manager.query<Row[]>(`${select} where id = $1`, [id])
    return row ? toEvent(row) : null
  },

  /** Newest first, after the event `after`. */
  list: async (limit: number, after: string | null): Promise<Event[]> => {
    const rows = await manager.query<Row[]>(
      `${select} where $2::uuid is null or id < $2 order by id desc limit $1`,
      [limit, after],
    )
    return rows.map(toEvent)
  },

  count: () => manager.count(EventEntity),

  insert: async (id: string, columns: EventColumns): Promise<void> => {
    await manager
      .transaction((transaction) => transaction.insert(EventEntity, { id, ...columns }))
      .catch(throwProblem)
  },

  /** False when there is no such event. */
  update: async (id: string, columns: EventColumns): Promise<boolean> => {
    const { affected } = await manager
      .transaction((transaction) =>
        transaction.update(EventEntity, { id }, { ...columns, updatedAt: () => 'now()' }),
      )
      .catch(throwProblem)
    return affected === 1
  },
})

export type EventsRepository = ReturnType<typeof createEventsRepository>
