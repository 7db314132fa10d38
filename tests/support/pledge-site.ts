import type { Viewer } from '../../gateway/core/viewer.ts'
import type { OwnPledgeState } from '../../schema/own-pledge.ts'
import type { PledgeState } from '../../schema/pledge-states.ts'
import { password, signUpOf } from './accounts.ts'
import type { Agent } from './agent.ts'
import { winterProject } from './content.ts'
import { address, test as withoutGiving } from './gateway.ts'
import { anasPledge, launchGiving } from './pledges.ts'

type Json = Record<string, unknown>

/** What whoever promised is told. */
export interface Own {
  id: string
  code: string
  state: OwnPledgeState
  amount: number
  raised: number
  iban: string | null
  token: string
  expiresAt: string
}

/** What the team is told. */
export interface Told {
  id: string
  version: number
  state: PledgeState
  donationId: string | null
  giftStatus: string | null
  giftAmount: number | null
  giftRefunded: number | null
  donorName: string | null
  donorEmail: string | null
  dedication: string | null
}

const openProject = { ...winterProject, startDate: null, endDate: null }

/** A site on which visitors give, with a project that takes gifts. */
export const test = withoutGiving
  .extend('founder', async ({ services }): Promise<Viewer> => {
    await services.accounts.createAdmin(signUpOf('founder'), 'en')
    const { token } = await services.accounts.login({ username: 'founder', password }, address)
    return services.accounts.identify(`Bearer ${token}`)
  })
  .extend('project', async ({ services, founder }) => {
    await launchGiving(services, founder)
    return (await services.projects.create(founder, openProject, 'en')).id
  })

export const promise = (agent: Agent, project: string, input: Json = anasPledge, headers = {}) =>
  agent.post<Own>(`/api/projects/${project}/pledges`, input, headers)

export const look = (agent: Agent, { token }: Pick<Own, 'token'>) =>
  agent.post<Own>('/api/giving/pledge', { token })

export const withdraw = (agent: Agent, { token }: Pick<Own, 'token'>) =>
  agent.post<Own>('/api/giving/pledge/withdrawal', { token })

export const settle = (agent: Agent, { id }: { id: string }, how: string, input: Json) =>
  agent.post<Told>(`/api/pledges/${id}/${how}`, input)

export const confirm = (agent: Agent, pledge: { id: string }, input: Json = {}) =>
  settle(agent, pledge, 'confirmation', input)

export const reason = 'It was promised twice.'

export const raisedFor = async (agent: Agent, project: string): Promise<number> =>
  (await agent.get<{ raised: number }>(`/api/projects/${project}`)).body.raised

export const giftsOf = async (agent: Agent, project: string): Promise<Json[]> =>
  (await agent.get<Json[]>(`/api/projects/${project}/donations`)).body
