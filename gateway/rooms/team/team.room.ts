import type { Room } from '../../room.ts'
import { accountsRoom } from '../accounts/accounts.room.ts'
import { InvitationEntity } from './invitation.entity.ts'
import { createTeamRepository } from './team.repository.ts'
import { TeamResolver } from './team.resolver.ts'
import { teamRoutes } from './team.routes.ts'
import { createTeamService, type TeamService } from './team.service.ts'

export const teamRoom: Room<TeamService> = {
  about: 'Who works here, what each may do, and how somebody comes to.',
  service: (manager, ports) =>
    createTeamService({
      team: createTeamRepository(manager, (within) => accountsRoom.service(within, ports)),
      keyedHash: ports.addressHash,
      publicWrites: ports.publicWrites,
      clock: ports.clock,
    }),
  routes: teamRoutes,
  resolvers: [TeamResolver],
  entities: [InvitationEntity],
}
