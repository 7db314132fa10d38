import type { EntityManager } from 'typeorm'
import type { Locale } from '../../../schema/locales.ts'
import { newId } from '../../core/ids.ts'
import { addressOf, languageOf } from '../../database/language-of.ts'
import type { Urgency } from '../../letters/letter-queue.ts'
import type { Outbox } from '../../letters/outbox.ts'

/** Who is written to, and what of. */
export interface Reader {
  id: string
  email: string
  locale: Locale
  given: number
}

/** What of, when, and where to. */
export interface Occasion {
  year: number
  now: Date
  outbox: Outbox
}

/** That gifts of a year, `$1`, come to something. */
export const gave = 'y.year = $1 and y.donation_count > 0 and y.given > 0'

/** Whose do. */
export const whoGave = `person_years y join people p on p.id = y.person_id where ${gave}`

/** That somebody can be written to. */
export const isReached = `${addressOf('p')} is not null`

/** Whoever was merged into somebody was written to for them as well. */
export const isSent = `exists (select from statements s join people m on m.id = s.person_id
  where s.year = y.year and m.root_id = p.id)`

export const reader = `select p.id, ${addressOf('p')} as email, ${languageOf('p')} as locale, y.given::float8 as given`

/** Seconds within which one letter with a statement is enough, however often it is asked for. */
const pause = 60

const remember = `
  insert into statements as s (id, person_id, year, amount, sent_at) values ($1, $2, $3, $4, $5)
  on conflict (person_id, year) do update set amount = excluded.amount, sent_at = excluded.sent_at
  where s.sent_at <= excluded.sent_at - interval '${pause} seconds' returning id`

/** Remembers what somebody is sent, and writes them the letter, together or not at all; nothing where that was just now. */
export const sendStatement = async (
  within: EntityManager,
  { id: personId, email: recipient, locale, given }: Reader,
  { year, now, outbox }: Occasion,
  urgency: Urgency,
): Promise<void> => {
  const [written] = await within.query<{ id: string }[]>(`with w as (${remember}) select id from w`, [
    newId(),
    personId,
    year,
    given,
    now,
  ])
  if (!written) return
  await outbox.write(within, { kind: 'statement', locale, recipient, about: written.id }, urgency)
}
