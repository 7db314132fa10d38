import { expect } from 'vitest'
import type { Outbox } from '../../../gateway/letters/outbox.ts'
import type { OwnPledge } from '../../../schema/own-pledge.ts'
import type { Pledge } from '../../../schema/pledges.ts'
import type { Agent } from '../agent.ts'
import { createTestPost } from '../gateway.ts'
import { anasPayment, type PaidPledge, promise, test as withProviders } from './giving.ts'
import { type CardGift, callBack } from './told.ts'

/** Seventy lari by a card, every month. */
export const monthly = { ...anasPayment('stripe'), frequency: 'monthly' }

export const day = { seconds: 24 * 60 * 60 }
export const month = { seconds: 31 * 24 * 60 * 60 }

/** Why the team ends one. */
export const why = { reason: 'They have asked us to, on the telephone.' }

/** Stops it by the link of one of its months. */
export const stop = (agent: Agent, { token }: Pick<PaidPledge, 'token'>) =>
  agent.post<OwnPledge>('/api/giving/pledge/stop', { token })

/** A month as whoever gives sees it. */
export const seen = async (agent: Agent, { token }: Pick<PaidPledge, 'token'>): Promise<OwnPledge> =>
  (await agent.post<OwnPledge>('/api/giving/pledge', { token })).body

/** Ana has promised seventy lari a month. */
export const test = withProviders
  .extend('post', ({ clock }): Outbox | null => createTestPost(clock))
  .extend('stripe', ({ played }) => played.standIns.stripe)
  .extend('pledge', async ({ asVisitor, project }): Promise<PaidPledge> => {
    const { status, body } = await promise(asVisitor, project, monthly)
    expect(status).toBe(201)
    return body
  })
  /** Has everything looked at that is due. */
  .extend('look', ({ services }) => async (): Promise<void> => {
    while ((await services.pledges.lookAtSome()) > 0);
  })
  /** She has paid the first month; answers what charges the others. */
  .extend('begun', async ({ stripe, asVisitor, pledge: _, look }): Promise<string> => {
    const [{ id } = { id: '' }] = stripe.payments()
    stripe.change(id, { state: 'paid' })
    expect(await callBack(asVisitor, 'stripe', stripe.callback(id))).toMatchObject({ status: 200 })
    await look()
    return stripe.subscriptions()[0]?.id ?? ''
  })
  /** All gifts, the first one first. A session of the team does not last as long as a monthly gift. */
  .extend(
    'ledger',
    ({ manager }) =>
      (): Promise<CardGift[]> =>
        manager.query(
          'select id, amount::float8, refunded::float8, status, method from donations order by received_at, id',
        ),
  )
  /** The pledges of a filter as the team sees them, newest first. */
  .extend(
    'told',
    ({ services, founder }) =>
      async (filter?: string): Promise<Pledge[]> =>
        (await services.pledges.list(founder, filter === undefined ? {} : { filter }, 'en')).nodes,
  )
  /** Letters of a kind, the first one first. */
  .extend(
    'letters',
    ({ manager }) =>
      (kind: string): Promise<{ recipient: string; locale: string }[]> =>
        manager.query('select recipient, locale from letters where kind = $1 order by id', [kind]),
  )
