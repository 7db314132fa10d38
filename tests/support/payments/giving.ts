import type { Viewer } from '../../../gateway/core/viewer.ts'
import type { Payments } from '../../../gateway/payments/payment-provider.ts'
import { noLimit } from '../../../gateway/rate-limits/limit.ts'
import type { ProviderName } from '../../../schema/payment-ways.ts'
import { password, signUpOf } from '../accounts.ts'
import type { Agent, Json } from '../agent.ts'
import { winterProject } from '../content.ts'
import { address, test as withoutGiving } from '../gateway.ts'
import { launchGiving } from '../pledges.ts'
import { startStandIns } from './providers.ts'

/** A site on which visitors pay at every provider, with a project that takes gifts. */
export const test = withoutGiving
  .extend('played', async ({ connection: _, clock }, { onCleanup }) => {
    const played = await startStandIns(clock)
    onCleanup(played.close)
    return played
  })
  .extend(
    'payments',
    async ({ played }): Promise<Payments> => ({
      providers: await played.providers(),
      starts: noLimit,
    }),
  )
  .extend('failures', (): unknown[] => [])
  .extend('onFailure', ({ failures }) => (error: unknown): void => {
    failures.push(error)
  })
  .extend('founder', async ({ services }): Promise<Viewer> => {
    await services.accounts.createAdmin(signUpOf('founder'), 'en')
    const { token } = await services.accounts.login({ username: 'founder', password }, address)
    return services.accounts.identify(`Bearer ${token}`)
  })
  .extend('project', async ({ services, founder }) => {
    await launchGiving(services, founder)
    const open = { ...winterProject, startDate: null, endDate: null }
    return (await services.projects.create(founder, open, 'en')).id
  })

export interface PaidPledge {
  id: string
  code: string
  expiresAt: string
  state: string
  payUrl: string | null
  raised: number
  token: string
  cameInstead: string | null
}

/** Seventy lari by a card, of somebody with a name and an address. */
export const anasPayment = (way: ProviderName) => ({
  ...{ way, amount: 70, donorName: 'Ana Beridze', donorEmail: 'ana@example.org' },
})

export const promise = (agent: Agent, project: string, input: Json, key?: string) =>
  agent.post<PaidPledge>(
    `/api/projects/${project}/pledges`,
    input,
    key === undefined ? {} : { 'idempotency-key': key },
  )
