import type { EntityManager } from 'typeorm'
import { LetterEntity } from '../../letters/letter.entity.ts'
import { LetterPaceEntity } from '../../letters/letter-pace.entity.ts'
import type { LetterWriters } from '../../letters/letter-writers.ts'
import { trialLetter } from '../../letters/trial-letter.ts'
import { createManyRepository } from '../../models/many.repository.ts'
import { forMany } from '../../models/many.service.ts'
import type { Ports, Room } from '../../room.ts'
import { accountsRoom } from '../accounts/accounts.room.ts'
import { charityRoom } from '../charity/charity.room.ts'
import { contactsRoom } from '../contacts/contacts.room.ts'
import { eventsRoom } from '../events/events.room.ts'
import { issuesRoom } from '../issues/issues.room.ts'
import { newsletterRoom } from '../newsletter/newsletter.room.ts'
import { pledgesRoom } from '../pledges/pledges.room.ts'
import { receiptsRoom } from '../receipts/receipts.room.ts'
import { statementsRoom } from '../statements/statements.room.ts'
import { teamRoom } from '../team/team.room.ts'
import { createLettersRepository } from './letters.repository.ts'
import { LettersResolver } from './letters.resolver.ts'
import { lettersRoutes } from './letters.routes.ts'
import { createLettersService, type LettersService } from './letters.service.ts'
import { dismissMany, type ManyLetters, manyLettersResolvers, manyLettersRoutes } from './many-letters.ts'

/** The rooms that write to people. */
const authors: readonly Pick<Room<never>, 'letters'>[] = [
  accountsRoom,
  charityRoom,
  contactsRoom,
  eventsRoom,
  issuesRoom,
  newsletterRoom,
  pledgesRoom,
  receiptsRoom,
  statementsRoom,
  teamRoom,
]

/** Who words each kind of letter. */
const createLetterWriters = (manager: EntityManager, ports: Ports): LetterWriters => {
  const writers: LetterWriters = { trial: trialLetter }
  for (const { letters } of authors) Object.assign(writers, letters?.(manager, ports))
  return writers
}

const createService = (manager: EntityManager, ports: Ports): LettersService =>
  createLettersService({
    letters: createLettersRepository(manager),
    writers: createLetterWriters(manager, ports),
    outbox: ports.outbox,
    origin: ports.imageHost.publicUrl ?? '',
    clock: ports.clock,
  })

type Service = LettersService & ManyLetters

export const lettersRoom: Room<Service> & Required<Pick<Room<Service>, 'letters'>> = {
  about: 'What the site writes to people by email, and what becomes of it.',
  service: (manager, ports) => ({
    ...createService(manager, ports),
    ...dismissMany(forMany(createManyRepository({ manager, within: (each) => createService(each, ports) }))),
  }),
  routes: (api, letters) => {
    lettersRoutes(api, letters)
    manyLettersRoutes(api, letters)
  },
  resolvers: [LettersResolver, ...manyLettersResolvers],
  letters: createLetterWriters,
  entities: [LetterEntity, LetterPaceEntity],
}
