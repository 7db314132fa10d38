import { donor } from '../../../schema/donors.ts'
import { notFound } from '../../core/problem.ts'
import type { Room } from '../../room.ts'
import { charityRoom } from '../charity/charity.room.ts'
import { launchesRoom } from '../launches/launches.room.ts'
import { createStatementSending } from './sending.repository.ts'
import { StatementEntity } from './statement.entity.ts'
import { statementLetter } from './statement-letter.ts'
import { StatementSendingEntity } from './statement-sending.entity.ts'
import { createStatementsRepository } from './statements.repository.ts'
import { StatementsResolver } from './statements.resolver.ts'
import { statementsRoutes } from './statements.routes.ts'
import { createStatementsService, type StatementsService } from './statements.service.ts'

export const statementsRoom: Room<StatementsService> = {
  about: 'What each donor gave in a year, a PDF in their language that a letter brings.',
  service: (manager, ports) =>
    createStatementsService({
      statements: createStatementsRepository(manager),
      sending: createStatementSending(manager),
      charity: charityRoom.service(manager, ports),
      launches: launchesRoom.service(manager, ports),
      outbox: ports.outbox,
      origin: ports.imageHost.publicUrl ?? '',
      clock: ports.clock,
    }),
  routes: statementsRoutes,
  resolvers: [StatementsResolver],
  letters: (manager, { clock }) => ({
    statement: statementLetter({ statements: createStatementsRepository(manager), clock }),
  }),
  entities: [StatementEntity, StatementSendingEntity],
  // They were there a moment ago, and were erased meanwhile.
  problems: { statements_person_id_fkey: () => notFound(donor.singular) },
}
