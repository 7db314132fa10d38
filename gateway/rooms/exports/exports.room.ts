import type { Room } from '../../room.ts'
import { contactsRoom } from '../contacts/contacts.room.ts'
import { donationsRoom } from '../donations/donations.room.ts'
import { donorsRoom } from '../donors/donors.room.ts'
import { eventsRoom } from '../events/events.room.ts'
import { newsletterRoom } from '../newsletter/newsletter.room.ts'
import { pledgesRoom } from '../pledges/pledges.room.ts'
import { projectsRoom } from '../projects/projects.room.ts'
import { spendingRoom } from '../spending/spending.room.ts'
import { trailRoom } from '../trail/trail.room.ts'
import { exportsRoutes } from './exports.routes.ts'
import { createExportsService, type ExportsService } from './exports.service.ts'

export const exportsRoom: Room<ExportsService> = {
  about: 'Lists as CSV files.',
  service: (manager, ports) =>
    createExportsService({
      projects: projectsRoom.service(manager, ports),
      donations: donationsRoom.service(manager, ports),
      pledges: pledgesRoom.service(manager, ports),
      spending: spendingRoom.service(manager, ports),
      donors: donorsRoom.service(manager, ports),
      events: eventsRoom.service(manager, ports),
      newsletter: newsletterRoom.service(manager, ports),
      contacts: contactsRoom.service(manager, ports),
      trail: trailRoom.service(manager, ports),
      clock: ports.clock,
    }),
  routes: exportsRoutes,
}
