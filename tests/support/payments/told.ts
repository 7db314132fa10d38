import { expect } from 'vitest'
import type { ProviderName } from '../../../schema/payment-ways.ts'
import type { Agent } from '../agent.ts'
import { anasPayment, type PaidPledge, promise, test } from './giving.ts'
import type { SentCallback, StandIn } from './stand-in.ts'

export interface CardGift {
  id: string
  amount: number
  refunded: number
  status: string
}

export const callBack = (agent: Agent, way: ProviderName, { body, headers }: SentCallback) =>
  agent.post(`/api/payments/${way}/callback`, Buffer.from(body), {
    'content-type': 'application/json',
    ...headers,
  })

export const look = async (agent: Agent, { token }: Pick<PaidPledge, 'token'>) =>
  (await agent.post<PaidPledge>('/api/giving/pledge', { token })).body

/** The gifts to a project, whatever became of them. */
export const ledgerOf = async (agent: Agent, project: string): Promise<CardGift[]> =>
  (await agent.get<CardGift[]>(`/api/donations?project=${project}`)).body

/** Seventy lari that Ana has promised to pay by one provider, with what changes at it, is told and looked at. */
export const byProvider = (way: ProviderName) =>
  test
    .extend('standIn', ({ played }) => played.standIns[way])
    .extend('pledge', async ({ asVisitor, project }): Promise<PaidPledge> => {
      const { status, body } = await promise(asVisitor, project, anasPayment(way))
      expect(status).toBe(201)
      return body
    })
    /** What the provider calls that payment. */
    .extend('paymentId', ({ standIn, pledge: _ }) => paymentAt(standIn).id)
    /** Has the provider tell of it as it stands, once it is changed so, and the site look at it. */
    .extend(
      'become',
      ({ standIn, services, asVisitor }) =>
        async (id: string, change: Parameters<StandIn['change']>[1], times = 1): Promise<void> => {
          standIn.change(id, change)
          for (let time = 0; time < times; time++) {
            const { status } = await callBack(asVisitor, way, standIn.callback(id))
            expect(status).toBe(200)
            await services.pledges.lookAtSome()
          }
        },
    )

/** The only payment there is. */
export const paymentAt = (standIn: StandIn) => {
  const [payment, ...others] = standIn.payments()
  if (!payment || others.length > 0) throw new Error(`there are ${others.length} payments too many`)
  return payment
}
