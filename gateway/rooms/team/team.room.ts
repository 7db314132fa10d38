import type { Room } from '../../room.ts'
import { accountsRoom } from '../accounts/accounts.room.ts'
import { InvitationEntity } from './invitation.entity.ts'
import { createInvitationLetter } from './invitation-letter.ts'
import { createInvitationTokens } from './invitation-tokens.ts'
import { createTeamRepository } from './team.repository.ts'
import { TeamResolver } from './team.resolver.ts'
import { teamRoutes } from './team.routes.ts'
import { createTeamService, type TeamService } from './team.service.ts'

export const teamRoom: Room<TeamService> = {
  about: 'Who works here, what each may do, and how somebody comes to.',
  service: (manager, ports) =>
    createTeamService({
      team: createTeamRepository(manager, (within) => accountsRoom.service(within, ports)),
      accounts: accountsRoom.service(manager, ports),
      tokens: createInvitationTokens(ports.addressHash),
      publicWrites: ports.publicWrites,
      clock: ports.clock,
      outbox: ports.outbox,
    }),
  routes: teamRoutes,
  resolvers: [TeamResolver],
  letters: (manager, ports) => ({
    invitation: createInvitationLetter({
      findOpen: createTeamRepository(manager, () => null).findOpen,
      tokens: createInvitationTokens(ports.addressHash),
      clock: ports.clock,
    }),
  }),
  entities: [InvitationEntity],
}
