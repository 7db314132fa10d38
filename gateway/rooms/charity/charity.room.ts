import { fieldError } from '../../../schema/validation.ts'
import { validationFailed } from '../../core/problem.ts'
import type { Room } from '../../room.ts'
import { accountsRoom } from '../accounts/accounts.room.ts'
import { accountChangedLetter } from './account-changed-letter.ts'
import { CharityEntity, createCharityRepository } from './charity.repository.ts'
import { charityResolvers } from './charity.resolver.ts'
import { charityRoutes } from './charity.routes.ts'
import { type CharityService, createCharityService } from './charity.service.ts'

export const charityRoom: Room<CharityService> = {
  about:
    'What the charity is called in registers, the account that gifts go to, and from which sums on it thanks by name.',
  service: (manager, ports) =>
    createCharityService({
      repository: createCharityRepository(manager),
      accounts: accountsRoom.service(manager, ports),
      outbox: ports.outbox,
    }),
  routes: charityRoutes,
  resolvers: charityResolvers,
  letters: (manager) => ({ accountChanged: accountChangedLetter(createCharityRepository(manager)) }),
  entities: [CharityEntity],
  // A sum that was not said again stands in the row.
  problems: {
    charity_golden_above_check: () => validationFailed([fieldError('goldenFrom', 'not_above_tier')]),
    charity_platinum_above_check: () => validationFailed([fieldError('platinumFrom', 'not_above_tier')]),
  },
}
