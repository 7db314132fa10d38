import type { DataSource, EntityManager } from 'typeorm'
import { event, type SubscriberState } from '../../../schema/events.ts'
import type { Conditions } from '../../database/conditions.ts'
import { mostOf } from '../../database/find-list-page.ts'
import { countRows } from '../../database/list-rows.ts'
import {
  createKept,
  createStatements,
  type Fields,
  forEachRow,
  prepare,
  run,
} from '../../database/prepared.ts'
import { type RowLayout, RowList, type WireKind } from '../../database/row-list.ts'
import { RowBlock, type WireRow } from '../../database/wire-row.ts'
import { readAs, tableOf } from '../../models/columns.ts'
import type { PlacedSubscriber, SubscriberOfEvent } from './subscriber.ts'

/** What is read of a subscriber. */
type Column = keyof PlacedSubscriber

/** A column, and what is made of its text. */
interface Read {
  sql: string
  read: (found: string | null | undefined) => unknown
  wire?: WireKind
}

/** The ids before and after all others. */
const [firstId, lastId] = ['0', 'f'].map((digit) => `'${digit.repeat(32)}'::uuid`)

/** When it is whose turn, of all who wait at some events: counted once, and not for each who is read. */
const turnsAt = (events: string): string => `
  turns as materialized (
    select id, row_number() over (partition by event_id order by waiting, id) as turn from event_subscribers
    where waiting is not null and event_id = any(${events})
  )`

const stateOf = (row: string): string =>
  `case when ${row}.waiting is null then 'confirmed' else 'waiting' end`

const toState = (text: string | null | undefined): SubscriberState =>
  text === 'waiting' ? 'waiting' : 'confirmed'

const toNumber = (text: string | null | undefined): number | null =>
  text === null || text === undefined ? null : Number(text)

const text = (column: string): Read => ({ sql: column, read: (found) => found ?? '', wire: 'text' })

const number = (column: string): Read => ({ sql: column, read: toNumber, wire: 'whole' })

const read: Record<Column, Read> = {
  id: text('s.id'),
  name: text('s.name'),
  email: text('s.email'),
  state: { sql: stateOf('s'), read: toState },
  turn: number('turns.turn'),
  line: number('s.waiting'),
}

/** Where a page begins that goes on after another one: after an id, and where the line is read, after a number in it. */
export interface PageStart {
  id: string
  line: number | null
}

/** The rows of an event in an order, from where they begin. */
interface Order {
  order: string
  first: string
  next: string
}

/**
 * By its own range of the index, so that nobody has to sort them. Said as a range, so that nobody looks for them among all
 * the newest, where one event has most of them.
 */
const newestFirst: Order = {
  order: 'event_id desc, id desc',
  first: `(event_id, id) >= (e.id, ${firstId}) and (event_id, id) <= (e.id, ${lastId})`,
  next: `(event_id, id) >= (e.id, ${firstId}) and (event_id, id) < (e.id, $3::uuid)`,
}

/** Those in a state, and their order; null is any. */
const inState: Record<SubscriberState | 'any', Order> = {
  any: newestFirst,
  confirmed: {
    order: newestFirst.order,
    first: `${newestFirst.first} and waiting is null`,
    next: `${newestFirst.next} and waiting is null`,
  },
  waiting: {
    order: 'waiting, id',
    first: 'event_id = e.id and waiting is not null',
    next: 'event_id = e.id and waiting is not null and (waiting, id) > ($4::integer, $3::uuid)',
  },
}

/**
 * The first rows of each event; each says where it belongs, as if each event had as many as are read at most. Of rows, as
 * PostgreSQL before 16 works out a frame for numbers too, which mind none.
 */
const pageOfEach = (columns: readonly Column[], order: string, condition: string, most: number) => {
  const place = '(e.place - 1) * $2::int + s.place - 1'
  const text = `${columns.includes('turn') ? `with ${turnsAt('$1::uuid[]')}` : ''}
     select ${[place, ...columns.map((column) => read[column].sql)].join(', ')}
     from unnest($1::uuid[]) with ordinality as e(id, place)
     cross join lateral (
       select *, row_number() over (order by ${order} rows unbounded preceding) as place
       from (
         select id, event_id, name, email, waiting
         from event_subscribers where ${condition} order by ${order} limit ${most}
       ) o order by ${order} limit $2::int
     ) s
     ${columns.includes('turn') ? 'left join turns on turns.id = s.id' : ''}`
  const layout: RowLayout<PlacedSubscriber> = {
    width: columns.length + 1,
    values: columns.map((name, index) => ({
      name,
      at: index + 1,
      count: 1,
      read: (texts, at) => read[name].read(texts[at]),
      wire: read[name].wire,
    })),
    read: (texts) => {
      const subscriber: PlacedSubscriber = {
        ...{ id: '', name: '', email: '', state: 'confirmed', turn: null, line: null },
      }
      for (const [index, name] of columns.entries())
        Object.assign(subscriber, { [name]: read[name].read(texts[index + 1]) })
      return subscriber
    },
  }
  return { statement: prepare('subscribers by event', text, layout.read), layout }
}

/** By the columns, how many rows, whether it is the first page, and the state that they are in. */
const pages = createKept<RowLayout<PlacedSubscriber>>(32)

const pageStatement = (
  dataSource: DataSource,
  columns: readonly Column[],
  isContinued: boolean,
  state: SubscriberState | null,
  most: number,
) => {
  const key = [isContinued, state, most, ...columns].join(' ')
  const { order, first, next } = inState[state ?? 'any']
  return pages(dataSource, key, () => pageOfEach(columns, order, isContinued ? next : first, most))
}

const counts = prepare(
  'subscribers counted',
  `select part, sum(count) from list_counts
   where list = 'event_subscribers' and part = any($1::uuid[]::text[]) group by part`,
  ([eventId, count]): [eventId: string, count: number] => [eventId ?? '', Number(count)],
)

/** How many wait for a place, at each event where somebody does. */
const waitingCounts = prepare(
  'waiting subscribers counted',
  `select event_id, count(*) from event_subscribers
   where event_id = any($1::uuid[]) and waiting is not null group by event_id`,
  ([eventId, count]): [eventId: string, count: number] => [eventId ?? '', Number(count)],
)

/** With their events, each table's columns under its own name. */
const fromEvents = `event_subscribers s join ${tableOf(event)} on r.id = s.event_id`

/** A page of them, and when it is the turn of those in it who wait. */
const listed = (page: string): string => `
  with page as materialized (
    select s.*, r.title_en, r.title_ka, r.date from ${fromEvents} ${page}
  ), ${turnsAt('array(select event_id from page)')}
  select s.id, s.title_en, s.title_ka, s.date, s.name, s.email, s.locale,
    ${readAs('instant', 's.created_at')}, ${stateOf('s')}, turns.turn
  from page s left join turns on turns.id = s.id order by s.id desc`

const toListed = ([
  id,
  en,
  ka,
  eventDate,
  name,
  email,
  locale,
  subscribedAt,
  state,
  turn,
]: Fields): SubscriberOfEvent => ({
  id: id ?? '',
  eventTitle: { en: en ?? null, ka: ka ?? null },
  eventDate: eventDate ?? null,
  name: name ?? '',
  email: email ?? '',
  locale: locale === 'ka' ? 'ka' : 'en',
  subscribedAt: subscribedAt ?? '',
  state: toState(state),
  turn: toNumber(turn),
})

/** For each way an export may be narrowed. */
const mostKept = 32
const following = createStatements<SubscriberOfEvent>('next subscribers', mostKept)
const numbers = createStatements<number>('number of subscribers', mostKept)

export const createSubscribersRepository = (manager: EntityManager) => ({
  /**
   * Subscribers of each event in a state, or in any, in the order of `eventIds`, at most `limit` each: the newest first, those
   * who wait in the order in which it is their turn.
   */
  pageByEvent: async (
    eventIds: readonly string[],
    limit: number,
    after: PageStart | null,
    columns: readonly Column[],
    state: SubscriberState | null = null,
  ): Promise<RowList<PlacedSubscriber>[]> => {
    const rows = new RowBlock()
    const numbers: number[][] = eventIds.map(() => [])
    const position = after === null ? [] : [after.id, ...(after.line === null ? [] : [after.line])]
    const { statement, layout } = pageStatement(
      manager.dataSource,
      columns,
      after !== null,
      state,
      mostOf(limit - 1),
    )
    const put = (row: WireRow): void => {
      const place = row.firstNumber
      const ofEvent = numbers[Math.floor(place / limit)]
      if (ofEvent) ofEvent[place % limit] = rows.add(row)
    }
    await forEachRow(manager, statement, [eventIds, limit, ...position], put)
    return numbers.map((ofEvent) => new RowList(layout, rows, ofEvent))
  },

  countByEvent: async (
    eventIds: readonly string[],
    state: SubscriberState | null = null,
  ): Promise<Map<string, number>> => {
    if (state === 'waiting') return new Map(await run(manager, waitingCounts, [eventIds]))
    const all = new Map(await run(manager, counts, [eventIds]))
    if (state === null) return all
    for (const [id, waiting] of await run(manager, waitingCounts, [eventIds]))
      all.set(id, (all.get(id) ?? 0) - waiting)
    return all
  },

  /** Up to `limit` subscribers of the events that meet the conditions, newest first, after the one with the id `after`. */
  selectAfter: (
    conditions: Conditions,
    limit: number,
    after: string | null,
  ): Promise<SubscriberOfEvent[]> => {
    if (after !== null) conditions.add(`s.id < ${conditions.bind(after)}`)
    const page = `where ${conditions.sql} order by s.id desc limit ${conditions.bind(limit)}`
    return run(manager, following(listed(page), toListed), conditions.values)
  },

  /** How many subscribers the events have that meet the conditions. */
  count: (conditions: Conditions): Promise<number> => countRows(manager, numbers, fromEvents, conditions),
})

export type SubscribersRepository = ReturnType<typeof createSubscribersRepository>
