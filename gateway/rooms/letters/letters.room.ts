import type { EntityManager } from 'typeorm'
import { LetterEntity } from '../../letters/letter.entity.ts'
import type { LetterWriters } from '../../letters/letter-writers.ts'
import { trialLetter } from '../../letters/trial-letter.ts'
import type { Ports, Room } from '../../room.ts'
import { accountsRoom } from '../accounts/accounts.room.ts'
import { contactsRoom } from '../contacts/contacts.room.ts'
import { teamRoom } from '../team/team.room.ts'
import { createLettersRepository } from './letters.repository.ts'
import { LettersResolver } from './letters.resolver.ts'
import { lettersRoutes } from './letters.routes.ts'
import { createLettersService, type LettersService } from './letters.service.ts'

/** The rooms that write to people. */
const authors: readonly Pick<Room<never>, 'letters'>[] = [accountsRoom, contactsRoom, teamRoom]

/** Who words each kind of letter. */
const createLetterWriters = (manager: EntityManager, ports: Ports): LetterWriters => {
  const writers: LetterWriters = { trial: trialLetter }
  for (const { letters } of authors) Object.assign(writers, letters?.(manager, ports))
  return writers
}

export const lettersRoom: Room<LettersService> & Required<Pick<Room<LettersService>, 'letters'>> = {
  about: 'What the site writes to people by email, and what becomes of it.',
  service: (manager, ports) =>
    createLettersService({
      letters: createLettersRepository(manager),
      writers: createLetterWriters(manager, ports),
      outbox: ports.outbox,
      origin: ports.imageHost.publicUrl ?? '',
      clock: ports.clock,
    }),
  routes: lettersRoutes,
  resolvers: [LettersResolver],
  letters: createLetterWriters,
  entities: [LetterEntity],
}
