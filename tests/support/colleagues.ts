import type { Services } from '../../gateway/rooms.ts'
import type { Role } from '../../schema/roles.ts'
import { password, signUpOf } from './accounts.ts'
import type { Agent } from './agent.ts'
import { address, test as withGateway } from './gateway.ts'

/** Somebody new with a role, called by it, who is signed in. */
export const colleague = async (services: Services, visitor: Agent, role: Role): Promise<Agent> => {
  await services.accounts.signUp(signUpOf(role), 'en', address)
  await services.accounts.changeRole(role, role)
  const { token } = await services.accounts.login({ username: role, password }, address)
  return visitor.as(token)
}

interface Colleagues {
  as: (role: Role) => Promise<Agent>
}

/** The same for whoever needs one of each role at most. */
export const test = withGateway.extend<Colleagues>({
  as: async ({ services, asVisitor }, use) => use((role) => colleague(services, asVisitor, role)),
})
