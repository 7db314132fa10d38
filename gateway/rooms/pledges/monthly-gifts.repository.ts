import type { EntityManager } from 'typeorm'
import type { Locale } from '../../../schema/locales.ts'
import type { MonthlyEnd, MonthlyState } from '../../../schema/monthly-gifts.ts'
import type { ProviderName } from '../../../schema/payment-ways.ts'
import { toldOfGiver } from '../../database/language-of.ts'
import type { BegunMonthly, MonthlyStanding } from '../../payments/payment-provider.ts'
import { MonthlyGiftEntity } from './monthly-gift.entity.ts'
import { lookOfMonthly } from './next-look.ts'

/** A monthly gift as it stands. */
export interface MonthlyGift {
  id: string
  way: ProviderName
  state: MonthlyState
  subscriptionId: string | null
  /** By whom it has ended, or is to be ended. */
  endedWhy: MonthlyEnd | null
  /** When somebody asked that it end; null where nobody has. */
  endAskedAt: Date | null
}

/** One that is to be looked at, and until when nobody else does. */
export interface DueMonthly extends MonthlyGift {
  subscriptionId: string
  /** What its newest month was promised to. */
  projectId: string
  looksAgainAt: Date
}

/** The pledge that a month becomes. */
export interface NewMonth {
  id: string
  code: string
  paymentId: string
  now: Date
  expiresAt: Date
}

/** Who is told of it, and by which of its months. */
export interface Addressee {
  about: string
  recipient: string
  locale: Locale
}

const columns = `m.id, m.way, m.state, m.subscription_id as "subscriptionId", m.ended_why as "endedWhy",
  m.end_asked_at as "endAskedAt"`

const newestOf = (gift: string): string =>
  `where monthly_gift_id = ${gift} order by created_at desc, id desc limit 1`
const newest = newestOf('m.id')

/** As many are asked about at once, and no provider minds. */
const batch = 10

/**
 * Of the month `p` what the team has put right of its gift since, of whoever has promised it: their name, their address, and that they
 * give without a name. Whoever was forgotten stays so.
 */
const putRight = `
  left join donations d on d.id = p.donation_id
  left join donors o on o.id = d.donor_id and p.email_key is not null
    and is_of_promise(p.donor_name, p.email_key, o.name, o.email_key)`

/** What of the month `p` is said of whoever gives, as it is by now. */
const ofGiver = (column: string): string =>
  `case when o.id is null then p.donor_${column} else o.${column} end`

/** A month is promised as the one before it is by now: of whoever was forgotten meanwhile, or is thanked no more, it is so too. */
const addMonth = `
  insert into pledges (id, code, project_id, amount, donor_name, donor_email, email_key, anonymous, thanked, dedication_kind,
    dedication, dedication_shown, way, locale, frequency, monthly_gift_id, state, created_at, updated_at, expires_at,
    payment_id, pay_url, look_at, looks)
  select $2, $3, p.project_id, p.amount, ${ofGiver('name')}, ${ofGiver('email')},
    case when o.id is null then p.email_key else o.email_key end, p.anonymous or o.id is not null and d.anonymous, p.thanked,
    p.dedication_kind, p.dedication, p.dedication_shown, p.way, p.locale, p.frequency, p.monthly_gift_id, 'pledged', $5, $5, $6,
    $4, p.pay_url, $5, 1
  from (select * from pledges ${newestOf('$1')}) p ${putRight}
  on conflict on constraint pledges_payment_id_key do nothing`

/** A first month that was paid late has begun it all the same, unless somebody has ended it since. */
const begin = `
  update monthly_gifts set subscription_id = $2, look_at = $3,
    state = case when state = 'pending' or ended_why = 'unpaid' then 'active' else state end,
    ended_at = case when ended_why = 'unpaid' then null else ended_at end, ended_why = nullif(ended_why, 'unpaid')
  where subscription_id is null and id = (select monthly_gift_id from pledges where id = $1)`

/** What is given every month, each month of which is a pledge. */
export const createMonthlyGiftsRepository = (manager: EntityManager) => ({
  /** That of which a pledge is a month; null where it is none. */
  ofPledge: async (pledgeId: string): Promise<MonthlyGift | null> => {
    const [found] = await manager.query<MonthlyGift[]>(
      `select ${columns} from monthly_gifts m join pledges p on p.monthly_gift_id = m.id where p.id = $1`,
      [pledgeId],
    )
    return found ?? null
  },

  /** Begins that of which a pledge is the first month, which is paid. Again, nothing is written. */
  begin: async (pledgeId: string, { subscriptionId, paymentId }: BegunMonthly, now: Date): Promise<void> => {
    await manager.query(begin, [pledgeId, subscriptionId, now])
    await manager.query('update pledges set payment_id = $2 where id = $1 and payment_id <> $2', [
      pledgeId,
      paymentId,
    ])
  },

  /** Some of those that are due. Until their next time no other gateway looks at them, whatever becomes of this one. */
  takeDue: (now: Date): Promise<DueMonthly[]> =>
    manager.transaction(async (transaction) => {
      const rows = await transaction.query<Omit<DueMonthly, 'looksAgainAt'>[]>(
        `select ${columns}, (select project_id from pledges ${newest}) as "projectId"
         from monthly_gifts m where look_at <= $1 order by look_at limit ${batch} for no key update skip locked`,
        [now],
      )
      const taken: DueMonthly[] = []
      for (const row of rows) {
        const { id, state, endAskedAt } = row
        const isToEnd = endAskedAt !== null && state !== 'ended'
        const looksAgainAt = isToEnd ? lookOfMonthly.askAgain(now, endAskedAt) : lookOfMonthly.again(now)
        await transaction.update(MonthlyGiftEntity, { id }, { lookAt: looksAgainAt })
        taken.push({ ...row, looksAgainAt })
      }
      return taken
    }),

  /** Says when it is looked at again, null for never, unless a callback has come since. */
  lookNext: async ({ id, looksAgainAt }: DueMonthly, now: Date): Promise<void> => {
    const [stands] = await manager.query<{ endedAt: Date | null }[]>(
      'select ended_at as "endedAt" from monthly_gifts where id = $1',
      [id],
    )
    await manager.query(
      'update monthly_gifts set look_at = $3 where id = $1 and look_at is not distinct from $2',
      [id, looksAgainAt, lookOfMonthly.next(now, stands?.endedAt ?? null)],
    )
  },

  /** Has it looked at once more, as soon as somebody has time. */
  lookSoon: async ({ id, looksAgainAt }: DueMonthly, now: Date): Promise<void> => {
    await manager.query(
      'update monthly_gifts set look_at = $3 where id = $1 and look_at is not distinct from $2',
      [id, looksAgainAt, now],
    )
  },

  /** Holds it until the transaction ends, and answers it as it stands then. */
  hold: async (id: string): Promise<MonthlyGift> => {
    const [found] = await manager.query<MonthlyGift[]>(
      `select ${columns} from monthly_gifts m where id = $1 for no key update`,
      [id],
    )
    if (!found) throw new Error('a monthly gift is gone, which none ever is')
    return found
  },

  /** Which of these payments are no pledges yet. */
  unknownOf: async ({ way }: Pick<MonthlyGift, 'way'>, paymentIds: readonly string[]): Promise<string[]> => {
    const rows = await manager.query<{ id: string }[]>(
      `select id from unnest($2::text[]) with ordinality p (id, place)
       where not exists (select from pledges where way = $1 and payment_id = p.id) order by place desc`,
      [way, paymentIds],
    )
    return rows.map(({ id }) => id)
  },

  /** Has a month looked at as every payment is, from which its gift comes. One that is known stays as it is. */
  addMonth: async (
    id: string,
    { id: pledgeId, code, paymentId, now, expiresAt }: NewMonth,
  ): Promise<void> => {
    await manager.query(addMonth, [id, pledgeId, code, paymentId, now, expiresAt])
  },

  /** Writes how one that is held stands at whoever charges it, where that runs. */
  follow: async (id: string, { state, nextChargeAt }: MonthlyStanding): Promise<void> => {
    await manager.query(
      `update monthly_gifts set state = $2, next_charge_at = $3
       where id = $1 and state <> 'ended' and (state, next_charge_at) is distinct from ($2, $3::timestamptz)`,
      [id, state, nextChargeAt],
    )
  },

  /**
   * Writes down that somebody asks for the end of one that runs, unless somebody has before; whether it was them. It is looked at
   * until it has ended.
   */
  askEnd: async (id: string, endedWhy: MonthlyEnd, now: Date): Promise<boolean> => {
    const rows = await manager.query<unknown[]>(
      `with asked as (
         update monthly_gifts set ended_why = $2, end_asked_at = $3, look_at = $4
         where id = $1 and state <> 'ended' and ended_why is null returning id
       ) select id from asked`,
      [id, endedWhy, now, lookOfMonthly.askAgain(now, now)],
    )
    return rows.length > 0
  },

  /** Ends one that is held, by whoever has asked for that already; whether it ran until now. It is looked at for a while, as what was charged before may be told late. */
  end: async (id: string, endedWhy: MonthlyEnd, now: Date): Promise<boolean> => {
    const rows = await manager.query<unknown[]>(
      `with ended as (
         update monthly_gifts set state = 'ended', ended_why = coalesce(ended_why, $2), ended_at = $3, next_charge_at = null
         where id = $1 and state <> 'ended' returning id
       ) select id from ended`,
      [id, endedWhy, now],
    )
    return rows.length > 0
  },

  /** Who is to be told of it; null where nobody has left an address. */
  addressee: async (id: string): Promise<Addressee | null> => {
    const [found] = await manager.query<{ about: string; recipient: string | null; locale: Locale }[]>(
      `select p.id as about, ${ofGiver('email')} as recipient, coalesce((
         select ${toldOfGiver('d')} from pledges g join donations d on d.id = g.donation_id
         where g.monthly_gift_id = m.id order by g.created_at desc, g.id desc limit 1
       ), p.locale) as locale from monthly_gifts m
       cross join lateral (select * from pledges ${newest}) p ${putRight} where m.id = $1`,
      [id],
    )
    return found && found.recipient !== null ? { ...found, recipient: found.recipient } : null
  },
})

export type MonthlyGiftsRepository = ReturnType<typeof createMonthlyGiftsRepository>
