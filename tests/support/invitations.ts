import type { NewInvitation, Team } from '../../schema/team.ts'
import { signUpOf } from './accounts.ts'
import type { Agent } from './agent.ts'

export const own = 'a walk by the river'

const { accountType: _, ...joining } = { ...signUpOf('eka'), password: own, confirmPassword: own }

/** What somebody gives who joins. */
export const eka = joining

export const invite = async (agent: Agent, role = 'editor') =>
  (await agent.post<NewInvitation>('/api/team/invitations', { name: 'Eka', role })).body

export const memberCalled = async (agent: Agent, name: string) =>
  (await agent.get<Team>('/api/team')).body.members.find(({ username }) => username === name)
