import type { EntityManager } from 'typeorm'
import type { Locale } from '../../../schema/locales.ts'
import { isHeldBack, onTheirWay } from '../../letters/on-their-way.ts'
import type { Outbox } from '../../letters/outbox.ts'
import { isReading } from './issues.repository.ts'

/** Readers who are written to in one transaction. */
const mostAtOnce = 100

/**
 * Letters that no server was asked to take yet, or that it takes none of: so few that a server which is back, or a quota that is
 * full again, is not flooded.
 */
const mostHeld = 50

/** Letters that wait to be tried again: beyond that it is the server that takes none, not their readers. */
const mostPostponed = 1000

/** Milliseconds. */
const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

/** No rate makes a longer pause: whoever has written a later moment had a clock that was wrong. */
const longestPause = 2 * minute

interface Due {
  id: string
  state: 'scheduled' | 'sending'
  sendAt: Date
}

interface Progress {
  lastReader: string | null
  nextAt: Date
}

interface Reader {
  id: string
  email: string
  locale: Locale
}

/** Of all gateways one writes to readers at a time: so the rate is one for all of them. */
const turn = `select pg_try_advisory_xact_lock(hashtext('issues of the newsletter')) as "isOurs"`

/**
 * All its readers were written to, and a server has answered each letter once. One full mailbox, or one server that wants no
 * newsletter, keeps it from nobody, though it is tried for days; but as long as no letter was taken, nobody has the issue.
 */
const settleDone = `
  update newsletter_issues i set state = 'sent', sent_at = $1 from newsletter_progress p
  where p.issue_id = i.id and i.state = 'sending' and p.written_at is not null and not exists (
    select from letters where state in ('waiting', 'sending') and kind = 'newsletter' and about = i.id
      and not (state = 'waiting' and p.delivered > 0 and coalesce(answer ~ '^[45]', false))
  )`

const heldOf = (issue: string): string =>
  `state = 'waiting' and kind = 'newsletter' and about = ${issue} and ${isHeldBack}`

/** What was held back, and is to go on: where the site sends none any more, it is kept as all others are. */
const released = (isSending: boolean): string => `
  with going as (
    select id from newsletter_issues i where i.state = 'sending' and exists (select from letters where ${heldOf('i.id')})
    for no key update
  ), again as (
    update letters set state = '${isSending ? 'waiting' : 'unsent'}', answer = null where id in (
      select l.id from going cross join lateral (select id from letters where ${heldOf('going.id')}) l
    ) returning id, about
  ), written as (
    update newsletter_progress p set written = p.written + a.count
    from (select about, count(*)::integer as count from again group by about) a where p.issue_id = a.about
  )
  select id from again`

/** What was held back, and shall reach nobody. */
const dropEnded = `
  delete from letters where id in (
    select l.id from newsletter_issues i cross join lateral (select id from letters where ${heldOf('i.id')}) l
    where i.state = 'ended'
  )`

/** What is to be sent first. While somebody writes on it nothing is: what comes after it does not begin before it. */
const due = `
  select i.id, i.state, i.send_at as "sendAt" from newsletter_issues i
  where i.id = (
    select d.id from newsletter_issues d left join newsletter_progress p on p.issue_id = d.id
    where d.state in ('scheduled', 'sending') and d.send_at <= $1 and p.written_at is null
    order by d.send_at, d.id limit 1
  ) and i.state in ('scheduled', 'sending') for no key update skip locked`

const columns = 'last_reader as "lastReader", next_at as "nextAt"'

const known = `select ${columns} from newsletter_progress where issue_id = $1`

/** Whoever reads the newsletter since before the moment it began to be sent. */
const readersSince = (moment: string): string =>
  `from newsletter_subscriptions s where ${isReading} and coalesce(confirmed_at, created_at) <= ${moment}`

const begun = `
  insert into newsletter_progress (issue_id, next_at, readers)
  select $1, $2, (select count(*) ${readersSince('$3')}) returning ${columns}`

/** The next few of them, in the order of their ids. */
const next = `select id, email, locale ${readersSince('$1')} and id > $2 order by id limit $3`

/** Before every id there is. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** How many letters may be written at once. */
const roomFor = async (within: EntityManager, { isSending, perMinute }: Outbox): Promise<number> => {
  if (!isSending) return mostAtOnce
  const { held, postponed } = await onTheirWay(within, 'newsletter')
  if (postponed >= mostPostponed) return 0
  const each = perMinute === null ? mostAtOnce : Math.min(mostAtOnce, Math.ceil(perMinute / 60))
  const most = Math.min(perMinute ?? mostHeld, Math.max(mostHeld, 2 * each))
  return Math.min(each, most - held)
}

/** How an issue goes to its readers. */
export const createIssueSending = (manager: EntityManager) => ({
  /**
   * Writes to the next few readers of the issue that is due, as many as may be written to by now, in one transaction with how far
   * it has come: so of many gateways, however they end, each reader is written to once. What should have begun more than a day
   * ago, and could not, waits for somebody to go on.
   * @returns whether there is more to be done at once
   */
  sendSome: (outbox: Outbox, now: Date): Promise<boolean> =>
    manager.transaction(async (within) => {
      const [asked] = await within.query<{ isOurs: boolean }[]>(turn)
      if (!asked?.isOurs) return false
      const again = await within.query<{ id: string }[]>(released(outbox.isSending))
      if (outbox.isSending && again.length > 0) {
        const ids = again.map(({ id }) => id)
        await outbox.bringAllAgain(within, ids)
      }
      await within.query(dropEnded)
      await within.query(settleDone, [now])
      const [issue] = await within.query<Due[]>(due, [now])
      if (!issue) return false
      if (issue.state === 'scheduled') {
        const isStale = now.getTime() - issue.sendAt.getTime() > day
        await within.query('update newsletter_issues set state = $2 where id = $1', [
          issue.id,
          isStale ? 'paused' : 'sending',
        ])
        if (isStale) return true
      }
      const [stood] = await within.query<Progress[]>(known, [issue.id])
      const [progress] = stood
        ? [stood]
        : await within.query<Progress[]>(begun, [issue.id, now, issue.sendAt])
      if (!progress) return false
      const ahead = progress.nextAt.getTime() - now.getTime()
      if (ahead > 0 && ahead <= longestPause) return false
      const most = await roomFor(within, outbox)
      if (most <= 0) return false

      const few = await within.query<Reader[]>(next, [issue.sendAt, progress.lastReader ?? nobody, most])
      const letters = few.map(
        ({ email: recipient, locale }) =>
          ({ kind: 'newsletter', locale, recipient, about: issue.id }) as const,
      )
      if (letters.length > 0) await outbox.writeAll(within, letters)
      const last = few.at(-1)
      if (!last) {
        // Somebody has paused it and gone on since the letters that were held back were looked for.
        const [left] = await within.query<unknown[]>(`select from letters where ${heldOf('$1')} limit 1`, [
          issue.id,
        ])
        if (left !== undefined) return true
        // Some have left before they were written to.
        await within.query(
          'update newsletter_progress set written_at = $2, readers = written where issue_id = $1',
          [issue.id, now],
        )
        return true
      }
      const { perMinute } = outbox
      const pause = perMinute === null ? 0 : (few.length / perMinute) * minute
      // What a look that came a little late has missed is made up for.
      const since = Math.max(ahead > 0 ? 0 : progress.nextAt.getTime(), now.getTime() - second)
      await within.query(
        'update newsletter_progress set last_reader = $2, written = written + $3, next_at = $4 where issue_id = $1',
        [issue.id, last.id, few.length, new Date(since + pause)],
      )
      return pause === 0
    }),
})

export type IssueSending = ReturnType<typeof createIssueSending>
