import type { LifeState } from '../../schema/life.ts'
import { columnOf } from './columns.ts'

/** When a list is looked at: the day that parts the past from what is to come, `YYYY-MM-DD`, and the moment. */
export interface Present {
  today: string
  now: Date
}

type Bind = (value: unknown) => string

const [publishedAt, archivedAt] = ['publishedAt', 'archivedAt'].map((name) => columnOf(name))

/**
 * Whether everybody is shown a record: the one place that says so, whoever asks and by whatever road.
 * @param now how the statement names the moment
 */
export const isPublic = (now: string): string => `${publishedAt} <= ${now}::timestamptz`

/** Whether it takes what everybody may bring, and stands in public lists. */
export const isOnGoing = (now: string): string => `${isPublic(now)} and ${archivedAt} is null`

/** The condition of each state, as `stateAt` of the schema tells it of a record. */
export const lifeConditions: Record<LifeState, (bind: Bind, present: Present) => string> = {
  draft: () => `${publishedAt} is null`,
  scheduled: (bind, { now }) => `${publishedAt} > ${bind(now)}::timestamptz and ${archivedAt} is null`,
  published: (bind, { now }) => isOnGoing(bind(now)),
  archived: () => `${archivedAt} is not null`,
}
