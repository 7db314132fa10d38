import type { Room } from '../../room.ts'
import { binRoom } from '../bin/bin.room.ts'
import { contactsRoom } from '../contacts/contacts.room.ts'
import { donationsRoom } from '../donations/donations.room.ts'
import { donorsRoom } from '../donors/donors.room.ts'
import { eventsRoom } from '../events/events.room.ts'
import { issuesRoom } from '../issues/issues.room.ts'
import { lettersRoom } from '../letters/letters.room.ts'
import { newsletterRoom } from '../newsletter/newsletter.room.ts'
import { picturesRoom } from '../pictures/pictures.room.ts'
import { pledgesRoom } from '../pledges/pledges.room.ts'
import { projectsRoom } from '../projects/projects.room.ts'
import { receiptsRoom } from '../receipts/receipts.room.ts'
import { spendingRoom } from '../spending/spending.room.ts'
import { trailRoom } from '../trail/trail.room.ts'
import { createCounters } from './counters.ts'
import { SavedViewEntity } from './saved-view.entity.ts'
import { createSavedViewsRepository } from './saved-views.repository.ts'
import { savedViewsResolvers } from './saved-views.resolver.ts'
import { savedViewsRoutes } from './saved-views.routes.ts'
import { createSavedViewsService, type SavedViewsService } from './saved-views.service.ts'

export const savedViewsRoom: Room<SavedViewsService> = {
  about: 'What you have the lists of the admin area show, under names of your own.',
  service: (manager, ports) =>
    createSavedViewsService(
      createSavedViewsRepository(manager),
      createCounters(
        {
          projects: projectsRoom.service(manager, ports),
          events: eventsRoom.service(manager, ports),
          pictures: picturesRoom.service(manager, ports),
          donations: donationsRoom.service(manager, ports),
          pledges: pledgesRoom.service(manager, ports),
          receipts: receiptsRoom.service(manager, ports),
          spendings: spendingRoom.service(manager, ports),
          donors: donorsRoom.service(manager, ports),
          contacts: contactsRoom.service(manager, ports),
          newsletter: newsletterRoom.service(manager, ports),
          issues: issuesRoom.service(manager, ports),
          bin: binRoom.service(manager, ports),
          letters: lettersRoom.service(manager, ports),
          trail: trailRoom.service(manager, ports),
        },
        ports.clock,
      ),
    ),
  routes: savedViewsRoutes,
  resolvers: savedViewsResolvers,
  entities: [SavedViewEntity],
}
