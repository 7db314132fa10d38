import type { ProviderName } from '../../../schema/payment-ways.ts'
import type { Agent } from '../agent.ts'
import type { PaidPledge } from './giving.ts'
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

/** The only payment there is. */
export const paymentAt = (standIn: StandIn) => {
  const [payment, ...others] = standIn.payments()
  if (!payment || others.length > 0) throw new Error(`there are ${others.length} payments too many`)
  return payment
}
