import { type EntityManager, IsNull } from 'typeorm'
import type { ProviderName } from '../../../schema/payment-ways.ts'
import type { BegunPayment, Named } from '../../payments/payment-provider.ts'
import { lookAgain, nextLook, rareLook } from './next-look.ts'
import { PledgeEntity } from './pledge.entity.ts'

/** The earlier one; of null, which is never, the other. */
const earlier = (one: Date | null, other: Date): Date => (one !== null && one < other ? one : other)

/** A payment that is to be looked at, and until when nobody else does. */
export interface DuePayment {
  id: string
  way: ProviderName
  paymentId: string
  promisedAt: Date
  /** How often it was looked at, with this look. */
  looks: number
  looksAgainAt: Date
  /** When it is looked at next where this look comes to nothing new, null for never. */
  nextLookAt: Date | null
}

interface DueRow extends Omit<DuePayment, 'looksAgainAt' | 'nextLookAt'> {
  expiresAt: Date
  isPaid: boolean
}

/** What is begun for a pledge that has no payment yet. */
export interface BegunAttempt {
  attempt: number
  expiresAt: Date
}

/** As many are asked about at once, and no provider minds. */
const batch = 10

/** What a provider of payments is asked about pledges, and when. */
export const createPaymentsRepository = (manager: EntityManager) => ({
  /** Where a pledge is paid; null where nowhere. */
  urlOf: async (id: string): Promise<string | null> =>
    (await manager.findOne(PledgeEntity, { where: { id }, select: { payUrl: true } }))?.payUrl ?? null,

  /** How often a payment of a pledge that has none yet was begun anew: what is counted there later are looks at it. */
  attemptOf: async (id: string): Promise<number> =>
    (await manager.findOne(PledgeEntity, { where: { id }, select: { looks: true } }))?.looks ?? 0,

  /** Counts an attempt as done, unless somebody else has meanwhile, so that the next one is another. */
  endAttempt: async (id: string, attempt: number): Promise<void> => {
    await manager.update(PledgeEntity, { id, paymentId: IsNull(), looks: attempt }, { looks: attempt + 1 })
  },

  /** The same, where the next one is taken until another moment; answers what then is to be begun. */
  beginAnew: async (id: string, attempt: number, expiresAt: Date): Promise<BegunAttempt> => {
    await manager.update(
      PledgeEntity,
      { id, paymentId: IsNull(), looks: attempt },
      {
        ...{ looks: attempt + 1, expiresAt },
        version: () => 'version + 1',
        updatedAt: () => 'now()',
      },
    )
    const stands = await manager.findOne(PledgeEntity, {
      where: { id },
      select: { looks: true, expiresAt: true },
    })
    return { attempt: stands?.looks ?? attempt, expiresAt: stands?.expiresAt ?? expiresAt }
  },

  /** Keeps the payment that was made for a pledge. One that another request has kept stays, and is the one that is paid. */
  keep: async (
    id: string,
    { id: paymentId, url: payUrl }: BegunPayment,
    now: Date,
    expiresAt: Date,
  ): Promise<void> => {
    await manager.update(
      PledgeEntity,
      { id, paymentId: IsNull() },
      { paymentId, payUrl, lookAt: nextLook(now, expiresAt, 0), looks: 1 },
    )
  },

  /** Has a payment looked at as soon as somebody has time, and the monthly gift that it is of; whether there is such a one. */
  makeDue: async (way: ProviderName, named: Named, now: Date): Promise<boolean> => {
    const [which, value] =
      'paymentId' in named
        ? ['payment_id = $3', named.paymentId]
        : 'code' in named
          ? ['code = $3', named.code]
          : ['id = $3', named.pledgeId]
    const rows = await manager.query<unknown[]>(
      `with due as (
         update pledges set look_at = $1 where way = $2 and payment_id is not null and ${which}
         returning id, monthly_gift_id
       ), monthly as (
         update monthly_gifts set look_at = $1
         where subscription_id is not null and id in (select monthly_gift_id from due)
       ) select id from due`,
      [now, way, value],
    )
    return rows.length > 0
  },

  /**
   * Some of those that are due. For a while no other gateway looks at them, and then any does: what was to be learned by this look
   * may be told by nobody once more, and this gateway may end before it is written.
   */
  takeDue: (now: Date): Promise<DuePayment[]> =>
    manager.transaction(async (transaction) => {
      const rows = await transaction.query<DueRow[]>(
        `select id, way, payment_id as "paymentId", created_at as "promisedAt", expires_at as "expiresAt", looks,
           state = 'confirmed' or came_instead is not null as "isPaid"
         from pledges where look_at <= $1 order by look_at limit ${batch} for no key update skip locked`,
        [now],
      )
      const taken: DuePayment[] = []
      for (const { id, way, paymentId, promisedAt, expiresAt, looks, isPaid } of rows) {
        const nextLookAt = isPaid ? rareLook(now, promisedAt) : nextLook(now, expiresAt, looks)
        const looksAgainAt = earlier(nextLookAt, lookAgain(now))
        await transaction.update(PledgeEntity, { id }, { lookAt: looksAgainAt, looks: looks + 1 })
        taken.push({ id, way, paymentId, promisedAt, looks: looks + 1, looksAgainAt, nextLookAt })
      }
      return taken
    }),

  /** Whether nobody has looked at it since: of two answers that are on their way the one that was asked for later counts. */
  isLast: ({ id, looks }: DuePayment): Promise<boolean> => manager.existsBy(PledgeEntity, { id, looks }),

  /** Says when it is looked at again, null for never, unless a callback has come since. */
  lookNext: async ({ id, looksAgainAt }: DuePayment, next: Date | null): Promise<void> => {
    await manager.query('update pledges set look_at = $3 where id = $1 and look_at = $2', [
      id,
      looksAgainAt,
      next,
    ])
  },
})

export type PaymentsRepository = ReturnType<typeof createPaymentsRepository>
