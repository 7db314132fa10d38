import type { Room } from '../../room.ts'
import { contactsRoom } from '../contacts/contacts.room.ts'
import { donationsRoom } from '../donations/donations.room.ts'
import { donorsRoom } from '../donors/donors.room.ts'
import { eventsRoom } from '../events/events.room.ts'
import { issuesRoom } from '../issues/issues.room.ts'
import { newsletterRoom } from '../newsletter/newsletter.room.ts'
import { picturesRoom } from '../pictures/pictures.room.ts'
import { pledgesRoom } from '../pledges/pledges.room.ts'
import { projectsRoom } from '../projects/projects.room.ts'
import { receiptsRoom } from '../receipts/receipts.room.ts'
import { spendingRoom } from '../spending/spending.room.ts'
import { teamRoom } from '../team/team.room.ts'
import { createFinders } from './finders.ts'
import { SearchResolver } from './search.resolver.ts'
import { searchRoutes } from './search.routes.ts'
import { createSearchService, type SearchService } from './search.service.ts'

export const searchRoom: Room<SearchService> = {
  about: 'One search over everything.',
  service: (manager, ports) =>
    createSearchService(
      createFinders({
        projects: projectsRoom.service(manager, ports),
        events: eventsRoom.service(manager, ports),
        issues: issuesRoom.service(manager, ports),
        pictures: picturesRoom.service(manager, ports),
        donations: donationsRoom.service(manager, ports),
        pledges: pledgesRoom.service(manager, ports),
        receipts: receiptsRoom.service(manager, ports),
        spendings: spendingRoom.service(manager, ports),
        donors: donorsRoom.service(manager, ports),
        contacts: contactsRoom.service(manager, ports),
        newsletter: newsletterRoom.service(manager, ports),
        team: teamRoom.service(manager, ports),
      }),
    ),
  routes: searchRoutes,
  resolvers: [SearchResolver],
}
