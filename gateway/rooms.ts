import type { FastifyInstance } from 'fastify'
import type { EntityManager } from 'typeorm'
import { CountedActEntity } from './database/counted-act.entity.ts'
import { CountedRequestEntity } from './database/counted-request.entity.ts'
import type { ConstraintProblems } from './database/postgres-problem.ts'
import { IdempotencyKeyEntity } from './idempotency/idempotency-key.entity.ts'
import { ImportEntity } from './models/import.entity.ts'
import { RemovedRowEntity } from './models/removed-row.entity.ts'
import type { Ports, Room } from './room.ts'
import { accountingRoom } from './rooms/accounting/accounting.room.ts'
import { accountsRoom } from './rooms/accounts/accounts.room.ts'
import { analyticsRoom } from './rooms/analytics/analytics.room.ts'
import { binRoom } from './rooms/bin/bin.room.ts'
import { charityRoom } from './rooms/charity/charity.room.ts'
import { contactsRoom } from './rooms/contacts/contacts.room.ts'
import { contributorsRoom } from './rooms/contributors/contributors.room.ts'
import { donationsRoom } from './rooms/donations/donations.room.ts'
import { donorsRoom } from './rooms/donors/donors.room.ts'
import { eventsRoom } from './rooms/events/events.room.ts'
import { exportsRoom } from './rooms/exports/exports.room.ts'
import { galleryRoom } from './rooms/gallery/gallery.room.ts'
import { issuesRoom } from './rooms/issues/issues.room.ts'
import { launchesRoom } from './rooms/launches/launches.room.ts'
import { lettersRoom } from './rooms/letters/letters.room.ts'
import { newsletterRoom } from './rooms/newsletter/newsletter.room.ts'
import { personalDataRoom } from './rooms/personal-data/personal-data.room.ts'
import { picturesRoom } from './rooms/pictures/pictures.room.ts'
import { pledgesRoom } from './rooms/pledges/pledges.room.ts'
import { projectsRoom } from './rooms/projects/projects.room.ts'
import { receiptsRoom } from './rooms/receipts/receipts.room.ts'
import { savedViewsRoom } from './rooms/saved-views/saved-views.room.ts'
import { searchRoom } from './rooms/search/search.room.ts'
import { spendingRoom } from './rooms/spending/spending.room.ts'
import { statementsRoom } from './rooms/statements/statements.room.ts'
import { switchesRoom } from './rooms/switches/switches.room.ts'
import { teamRoom } from './rooms/team/team.room.ts'
import { trailRoom } from './rooms/trail/trail.room.ts'
import { uploadsRoom } from './rooms/uploads/uploads.room.ts'
import { waitingRoom } from './rooms/waiting/waiting.room.ts'

/** Every room of the gateway, in the order the API reference shows them. */
const all = {
  accounts: accountsRoom,
  projects: projectsRoom,
  donations: donationsRoom,
  pledges: pledgesRoom,
  receipts: receiptsRoom,
  statements: statementsRoom,
  spendings: spendingRoom,
  accounting: accountingRoom,
  donors: donorsRoom,
  contributors: contributorsRoom,
  events: eventsRoom,
  gallery: galleryRoom,
  contacts: contactsRoom,
  newsletter: newsletterRoom,
  issues: issuesRoom,
  letters: lettersRoom,
  analytics: analyticsRoom,
  exports: exportsRoom,
  pictures: picturesRoom,
  uploads: uploadsRoom,
  bin: binRoom,
  team: teamRoom,
  personalData: personalDataRoom,
  trail: trailRoom,
  waiting: waitingRoom,
  search: searchRoom,
  savedViews: savedViewsRoom,
  charity: charityRoom,
  launches: launchesRoom,
  switches: switchesRoom,
}

type Name = keyof typeof all

/** The service of every room, by the room's name. */
export type Services = { [Each in Name]: ReturnType<(typeof all)[Each]['service']> }

/** The same rooms, each known to go with its own service. */
const rooms: { [Each in Name]: Room<Services[Each]> } = all

const isName = (word: string): word is Name => word in all
const names = Object.keys(all).filter(isName)
const faces = Object.values(all)

/** Every service over one manager. */
export function createServices(manager: EntityManager, ports: Ports): Services
export function createServices(manager: EntityManager, ports: Ports): object {
  return Object.fromEntries(names.map((name) => [name, rooms[name].service(manager, ports)]))
}

/** Who words each kind of letter. */
export const createLetterWriters = lettersRoom.letters

/** Adds what every room has for a scope: its routes of the API, or its addresses outside it. */
export const mountRooms = async (
  scope: FastifyInstance,
  services: Services,
  part: 'routes' | 'files',
): Promise<void> => {
  const mount = <Each extends Name>(name: Each) => rooms[name][part]?.(scope, services[name])
  for (const name of names) await mount(name)
}

/** What the API reference says of each room. */
export const tags = names.map((name) => ({ name, description: all[name].about }))

/** What the rooms answer over GraphQL. */
export const resolvers = faces.flatMap((room) => room.resolvers ?? [])

/** Every table the gateway knows: those of the rooms, and those that any of them keeps something in. */
export const entities = [
  ...faces.flatMap((room) => room.entities ?? []),
  CountedActEntity,
  CountedRequestEntity,
  IdempotencyKeyEntity,
  RemovedRowEntity,
  ImportEntity,
]

/** What the tables of every room refuse. */
export const constraintProblems: ConstraintProblems = Object.fromEntries(
  faces.flatMap(({ problems = {} }) => Object.entries(problems)),
)
