import { isOver as isOverAt } from '../../../schema/event-end.ts'
import type { Event } from '../../../schema/events.ts'
import { dayOf, timeOf } from '../../core/today.ts'

export const isOver = (event: Pick<Event, 'date' | 'startsAt' | 'endsAt'>, now: Date): boolean =>
  isOverAt(event, { day: dayOf(now), time: timeOf(now) })
