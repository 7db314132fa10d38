import type { EntityManager } from 'typeorm'
import { onTheirWay } from '../../letters/on-their-way.ts'
import type { Outbox } from '../../letters/outbox.ts'
import { isReached, isSent, type Reader, reader, sendStatement, whoGave } from './written.ts'

/**
 * Letters that no server was asked to take yet, or that it takes none of: so few that an end of it is one, and that a server
 * which is back, or a quota that is full again, is not flooded.
 */
const mostHeld = 50

/** Letters that wait to be tried again: beyond that it is the server that takes none, not their readers. */
const mostPostponed = 1000

const minute = 60_000

interface Due {
  year: number
  lastPerson: string | null
}

/** Of all gateways one has it. No rate makes a longer pause: a later moment was told by a clock that was wrong. */
const due = `
  select year, last_person as "lastPerson" from statement_sendings
  where sending and (next_at <= $1 or next_at > $1::timestamptz + interval '2 minutes') order by year limit 1 for no key update skip locked`

/** Donors that one step looks at, most of whom may have a statement. */
const mostLookedAt = 1000

/** In the order of their ids, after the last one. */
const next = `select p.id, ${isSent} as "isSent" from ${whoGave} and ${isReached}
  and p.id > coalesce($2::uuid, '00000000-0000-0000-0000-000000000000') order by p.id limit ${mostLookedAt}`

const readers = `${reader} from ${whoGave} and ${isReached} and p.id = any($2) order by p.id`

/** How many letters may be written at once. */
const roomFor = async (within: EntityManager, { isSending, perMinute }: Outbox): Promise<number> => {
  const each = perMinute === null ? mostHeld : Math.min(mostHeld, Math.ceil(perMinute / 60))
  if (!isSending) return each
  const { held, postponed } = await onTheirWay(within, 'statement')
  return postponed >= mostPostponed ? 0 : Math.min(each, mostHeld - held)
}

/** How the statements of a year go to all donors. */
export const createStatementSending = (manager: EntityManager) => ({
  /**
   * Writes to the next few donors of a year whose statements are being sent, in one transaction with how far that has come: so
   * of many gateways, however they end, each donor is written to once.
   * @returns whether there is more to be done at once
   */
  sendSome: (outbox: Outbox, now: Date): Promise<boolean> =>
    manager.transaction(async (within) => {
      const [sending] = await within.query<Due[]>(due, [now])
      if (!sending) return false
      const { year, lastPerson } = sending
      const most = await roomFor(within, outbox)
      if (most <= 0) return false
      const looked = await within.query<{ id: string; isSent: boolean }[]>(next, [year, lastPerson])
      const unsent = looked.filter((each) => !each.isSent).slice(0, most)
      const few = await within.query<Reader[]>(readers, [year, unsent.map(({ id }) => id)])
      for (const one of few) await sendStatement(within, one, { year, now, outbox }, 'after others')
      const last = (unsent.length === most ? unsent : looked).at(-1)
      const pause = outbox.perMinute === null ? 0 : (few.length / outbox.perMinute) * minute
      await within.query(
        `update statement_sendings set sending = $2, last_person = coalesce($3, last_person), next_at = $4 where year = $1`,
        [year, last !== undefined, last?.id ?? null, new Date(now.getTime() + pause)],
      )
      return last !== undefined && pause === 0
    }),
})

export type StatementSending = ReturnType<typeof createStatementSending>
