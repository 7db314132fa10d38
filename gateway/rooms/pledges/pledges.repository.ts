import type { EntityManager } from 'typeorm'
import type { Locale } from '../../../schema/locales.ts'
import type { Localized, RecordOf } from '../../../schema/model.ts'
import type { PledgeState } from '../../../schema/pledge-states.ts'
import { mostPledgeLettersADay, type NewPledge, type Pledge, pledge } from '../../../schema/pledges.ts'
import { hasExpired, isAwaited, isFulfilled } from '../../database/awaited-pledges.ts'
import { becameAnotherWay, cameBeside } from '../../database/came-beside.ts'
import { isUnheld } from '../../database/unheld.ts'
import { createOnce } from '../../idempotency/create-once.ts'
import type { KeyedRequest } from '../../idempotency/keyed-request.ts'
import type { Outbox } from '../../letters/outbox.ts'
import { readAs, type WrittenColumns } from '../../models/columns.ts'
import type { MoreColumns } from '../../models/record-columns.ts'
import { createRecordsRepository } from '../../models/records.repository.ts'
import { MonthlyGiftEntity } from './monthly-gift.entity.ts'
import { PledgeEntity } from './pledge.entity.ts'
import type { PledgeToProject } from './pledge.ts'

/** What is written of a new one. */
export interface StoredPledge extends NewPledge {
  id: string
  code: string
  projectId: string
  emailKey: string | null
  /** What it is the first month of; null where it comes once. */
  monthlyGiftId: string | null
  locale: Locale
  createdAt: Date
  expiresAt: Date
}

/** What a pledge is for: the project of its gift, once there is one. */
export interface PledgedProject {
  id: string
  title: Localized
  raised: number
  goal: number
}

/** What came of a pledge, for which project. */
export interface ArrivedGift {
  title: Localized
  amount: number
}

const readLari: MoreColumns['read'] = (texts, at) => {
  const lari = texts[at] ?? null
  return lari === null ? null : Number(lari)
}

const more: readonly MoreColumns[] = [
  { name: 'projectId', columns: ['r.project_id'], read: (texts, at) => texts[at] },
  { name: 'donationId', columns: ['r.donation_id'], read: (texts, at) => texts[at] ?? null },
  {
    name: 'giftStatus',
    columns: ['(select d.status from donations d where d.id = r.donation_id)'],
    read: (texts, at) => texts[at] ?? null,
  },
  {
    name: 'giftAmount',
    columns: ['(select d.amount from donations d where d.id = r.donation_id)'],
    read: readLari,
  },
  {
    name: 'giftRefunded',
    columns: ['(select d.refunded from donations d where d.id = r.donation_id)'],
    read: readLari,
  },
  {
    name: 'projectTitle',
    columns: (['en', 'ka'] as const).map(
      (locale) => `(select p.title_${locale} from projects p where p.id = r.project_id)`,
    ),
    read: (texts, at) => ({ en: texts[at] ?? null, ka: texts[at + 1] ?? null }),
  },
]

const inState = (state: PledgeState) => (): string => `r.state = '${state}'`

/** They are few, and found by those of their gifts, which are few among all. */
const wentBack = `r.id = any (array(select p.id from pledges p join donations d on d.id = p.donation_id
  where d.refunded > 0 and d.status <> 'voided'))`

/** They are few among all pledges, and each is found by what it is a month of. */
const runningMonths = `r.id = any (array(select l.id from monthly_gifts m cross join lateral (
    select id from pledges where monthly_gift_id = m.id order by created_at desc, id desc limit 1
  ) l where m.state in ('active', 'failing')))`

const ofMonthly = (what: string): string =>
  `(select ${what} from monthly_gifts m where m.id = r.monthly_gift_id)`

/** What was charged after somebody had asked for the end, and has not gone back. */
const chargedSinceAsked = `(select max(d.received_at) from pledges p join donations d on d.id = p.donation_id
  where p.monthly_gift_id = m.id and d.status = 'confirmed' and d.received_at > m.end_asked_at)`

/** What one statement ends at most, as each has a limit of time. */
const batch = 1000

const hasEnded = `state = 'pledged' and expires_at <= $1 and came_instead is null
  and (look_at is null or look_at <= $1::timestamptz - interval '7 days')`

const kind = 'pledge'

/** Of two that give the same address at once the second counts the letter of the first. */
const holdMailbox = `select pg_advisory_xact_lock(hashtext('${kind} ' || $1))`

const isWrittenTo = `
  select count(*) < ${mostPledgeLettersADay} as "mayBe" from letters
  where lower(normalize(recipient, NFKC)) = $1 and kind = '${kind}' and written_at > $2::timestamptz - interval '1 day'`

/** Whoever gives somebody else's address fills no mailbox: what it got enough of for a day is not written. */
const tellHowToPay = async (
  transaction: EntityManager,
  { id: about, donorEmail: recipient, emailKey, locale, createdAt }: StoredPledge,
  outbox: Outbox,
): Promise<void> => {
  if (!recipient) return
  await transaction.query(holdMailbox, [emailKey])
  const [letters] = await transaction.query<{ mayBe: boolean }[]>(isWrittenTo, [emailKey, createdAt])
  if (letters?.mayBe) await outbox.write(transaction, { kind, locale, recipient, about })
}

const recordsOf = (manager: EntityManager) =>
  createRecordsRepository(manager, pledge, {
    entity: PledgeEntity,
    isCounted: false,
    more,
    computed: {
      monthlyState: ofMonthly('state'),
      nextChargeAt: ofMonthly('next_charge_at'),
      monthlyEnd: ofMonthly('ended_why'),
      endAskedAt: ofMonthly('end_asked_at'),
      chargedSinceAskedAt: ofMonthly(chargedSinceAsked),
      cameBeside: cameBeside('r'),
    },
    filters: {
      pledged: (bind, { now }) => isAwaited(bind(now)),
      confirmed: () => isFulfilled,
      expired: (bind, { now }) => hasExpired(bind(now)),
      withdrawn: inState('withdrawn'),
      failed: inState('failed'),
      refunded: () => wentBack,
      awaitedTransfer: (bind, { now }) => `${isAwaited(bind(now))} and r.way = 'transfer'`,
      cameInstead: () => 'r.came_instead is not null',
      monthly: () => runningMonths,
    },
  })

/** What it is for, and what it became, is read with every pledge. */
export function whole(record: RecordOf<typeof pledge>): PledgeToProject
export function whole(record: object): object {
  return record
}

export const createPledgesRepository = (manager: EntityManager) => {
  const records = recordsOf(manager)

  return {
    ...records,

    findWhole: async (id: string): Promise<Pledge | null> => {
      const found = await records.find(id)
      return found && whole(found)
    },

    /** That which a gift was promised as; none where nobody had promised it. */
    ofDonation: async (donationId: string): Promise<Pledge[]> => {
      const rows = await manager.query<{ id: string }[]>('select id from pledges where donation_id = $1', [
        donationId,
      ])
      const all = await records.findAll(rows.map(({ id }) => id))
      return all.map(whole)
    },

    /**
     * Answers the id of the new one, or of that which the same request has made before.
     * @param outbox where whoever promised is written how to pay; null where nobody is
     */
    add: (stored: StoredPledge, request: KeyedRequest | null, outbox: Outbox | null): Promise<string> =>
      createOnce(manager, request, stored.id, async (transaction) => {
        const { donorName = null, donorEmail = null, dedicationKind = null, dedication = null } = stored
        const given = { donorName, donorEmail, dedicationKind, dedication }
        const { monthlyGiftId, way, createdAt } = stored
        if (monthlyGiftId !== null) {
          const begun = { id: monthlyGiftId, way, state: 'pending', createdAt }
          await transaction.insert(MonthlyGiftEntity, begun)
        }
        await transaction.insert(PledgeEntity, { ...stored, ...given, state: 'pledged' })
        if (outbox) await tellHowToPay(transaction, stored, outbox)
      }),

    /** What came of one, and for what; null where nothing counts that came. */
    arrived: async (id: string): Promise<ArrivedGift | null> => {
      const [row] = await manager.query<{ amount: number; en: string | null; ka: string | null }[]>(
        `select ${readAs('lari', 'd.amount')} as amount, p.title_en as en, p.title_ka as ka
         from pledges r join donations d on d.id = r.donation_id join projects p on p.id = d.project_id
         where r.id = $1 and d.status = 'confirmed'`,
        [id],
      )
      return row ? { amount: row.amount, title: { en: row.en, ka: row.ka } } : null
    },

    /** Lari of one that went back; none where nothing came. */
    wentBack: async (id: string): Promise<number> => {
      const [row] = await manager.query<{ refunded: number }[]>(
        `select ${readAs('lari', 'd.refunded')} as refunded
         from pledges r join donations d on d.id = r.donation_id where r.id = $1`,
        [id],
      )
      return row?.refunded ?? 0
    },

    /** Whether its gift came another way than by the page of a provider; of what has no gift it did not. */
    cameAnotherWay: async (id: string): Promise<boolean> => {
      const [row] = await manager.query<{ cameAnotherWay: boolean }[]>(becameAnotherWay, [id])
      return row?.cameAnotherWay ?? false
    },

    /** Whether another one has this code. */
    hasCode: (code: string): Promise<boolean> => manager.existsBy(PledgeEntity, { code }),

    /** What a pledge is for, with what was given to it, whatever is shown of it by now. */
    projectOf: async (id: string): Promise<PledgedProject> => {
      const [row] = await manager.query<
        { id: string; en: string | null; ka: string | null; raised: number; goal: number }[]
      >(
        `select p.id, p.title_en as en, p.title_ka as ka, coalesce(t.raised, 0)::float8 as raised, p.goal::float8 as goal
         from pledges r left join donations d on d.id = r.donation_id and d.status <> 'voided'
         join projects p on p.id = coalesce(d.project_id, r.project_id)
         left join project_totals t on t.project_id = p.id
         where r.id = $1`,
        [id],
      )
      if (!row) throw new Error('a pledge has no project')
      const { id: projectId, en, ka, raised, goal } = row
      return { id: projectId, title: { en, ka }, raised, goal }
    },

    /** Whether its gift is anonymous, and whether whoever gave it is thanked for it by name once it counts. */
    thanksOf: async (id: string): Promise<{ anonymous: boolean; thanked: boolean }> => {
      const [row] = await manager.query<{ anonymous: boolean; thanked: boolean }[]>(
        `select r.anonymous or coalesce(d.anonymous, false) as anonymous, (r.thanked or t.person_id is not null)
           and (d.id is null or is_of_promise(r.donor_name, r.email_key, o.name, o.email_key)) as thanked
         from pledges r left join donations d on d.id = r.donation_id left join donors o on o.id = d.donor_id
           left join donor_thanks t on t.person_id = d.person_id
         where r.id = $1`,
        [id],
      )
      const { anonymous = true, thanked = false } = row ?? {}
      return { anonymous, thanked: thanked && !anonymous }
    },

    /** Holds a pledge until the transaction ends, and answers it as it stands then; null where there is none. */
    hold: async (id: string): Promise<Pledge | null> => {
      await manager.query('select from pledges where id = $1 for no key update', [id])
      const found = await records.find(id)
      return found && whole(found)
    },

    /** Writes what becomes of one that is held. */
    settle: async (id: string, columns: WrittenColumns): Promise<void> => {
      await manager.update(
        PledgeEntity,
        { id },
        { ...columns, version: () => 'version + 1', updatedAt: () => 'now()' },
      )
    },

    /**
     * Ends some of those that were waited for long enough and that nobody else holds; answers how many these were. What whoever
     * takes the payment is still asked about ends by their answer, unless nobody has asked for a week, as they are set up no more;
     * and where something else came the team says what becomes of it.
     */
    expireSome: async (now: Date): Promise<number> => {
      const rows = await manager.query<unknown[]>(
        `with ended as (
           update pledges set state = 'expired', settled_at = $1, version = version + 1, updated_at = now()
           where ${isUnheld('pledges', { where: hasEnded, order: 'expires_at', within: `limit ${batch}`, lock: 'no key update' })}
           returning id
         ) select id from ended`,
        [now],
      )
      return rows.length
    },
  }
}

export type PledgesRepository = ReturnType<typeof createPledgesRepository>
