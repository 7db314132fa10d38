import type { Accounts } from '../../schema/accounts-page.ts'
import type { Spending } from '../../schema/spending.ts'
import type { Agent } from './agent.ts'
import { formOfPaper, paper } from './papers.ts'

/** What was spent, as it is answered in one language. */
export type ToldSpending = Omit<Spending, 'purpose'> & { purpose: string }

export const straw = {
  amount: 880,
  spentOn: '2026-03-09',
  translations: { en: { purpose: 'Straw, forty bales' }, ka: { purpose: 'თივა, ორმოცი შეკვრა' } },
}

export const spend = async (admin: Agent, more: object = {}): Promise<ToldSpending> =>
  (await admin.post<ToldSpending>('/api/spendings', { ...straw, ...more })).body

export const attach = async (admin: Agent, id: string, file = paper, confirmed = 'true') => {
  const { body, headers } = await formOfPaper(file, confirmed)
  return admin.post<ToldSpending>(`/api/spendings/${id}/receipt`, body, headers)
}

/** Has something done to what was spent, for a reason. */
export const putSpending = (
  admin: Agent,
  { id }: ToldSpending,
  how: string,
  input: Record<string, unknown>,
) =>
  admin.post<ToldSpending & { code: string; errors: { field: string; code: string }[] }>(
    `/api/spendings/${id}/${how}`,
    input,
  )

export const accountsOf = async (agent: Agent, of = ''): Promise<Accounts> =>
  (await agent.get<Accounts>(`/api/accounts${of && `?of=${of}`}`)).body
