import { donor } from '../../../schema/donors.ts'
import { notFound } from '../../core/problem.ts'
import type { Room } from '../../room.ts'
import { DonorNoteEntity } from './donor-note.entity.ts'
import { DonorThanksEntity } from './donor-thanks.entity.ts'
import { createDonorsRepository } from './donors.repository.ts'
import { donorsResolvers } from './donors.resolver.ts'
import { donorsRoutes } from './donors.routes.ts'
import { createDonorsService, type DonorsService } from './donors.service.ts'
import { createHistoriesRepository } from './histories.repository.ts'
import { createLanguagesRepository } from './languages.repository.ts'
import { OpenDonorEntity } from './open-donor.entity.ts'
import { OpenPersonEntity } from './open-person.entity.ts'
import { OpenProjectDonorEntity } from './open-project-donor.entity.ts'
import { OpenYearEntity } from './open-year.entity.ts'
import { createPairsRepository } from './pairs.repository.ts'
import { PeopleApartEntity } from './people-apart.entity.ts'
import { PersonEntity } from './person.entity.ts'
import { PersonYearEntity } from './person-year.entity.ts'
import { createThanksRepository } from './thanks.repository.ts'

export const donorsRoom: Room<DonorsService> = {
  about: 'Who gave. For admins alone.',
  service: (manager) =>
    createDonorsService({
      donors: createDonorsRepository(manager),
      histories: createHistoriesRepository(manager),
      pairs: createPairsRepository(manager),
      thanks: createThanksRepository(manager),
      languages: createLanguagesRepository(manager),
    }),
  routes: donorsRoutes,
  resolvers: donorsResolvers,
  entities: [
    PersonEntity,
    PersonYearEntity,
    PeopleApartEntity,
    DonorNoteEntity,
    DonorThanksEntity,
    OpenDonorEntity,
    OpenPersonEntity,
    OpenYearEntity,
    OpenProjectDonorEntity,
  ],
  // They were there a moment ago, and were erased meanwhile.
  problems: {
    donor_notes_person_id_fkey: () => notFound(donor.singular),
    donor_thanks_person_id_fkey: () => notFound(donor.singular),
  },
}
