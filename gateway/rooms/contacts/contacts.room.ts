import type { Room } from '../../room.ts'
import { ContactMessageEntity, createContactsRepository } from './contacts.repository.ts'
import { contactsResolvers } from './contacts.resolver.ts'
import { contactsRoutes } from './contacts.routes.ts'
import { type ContactsService, createContactsService } from './contacts.service.ts'

export const contactsRoom: Room<ContactsService> = {
  about: 'Messages from the contact form.',
  service: (manager, { clock, publicWrites }) =>
    createContactsService(createContactsRepository(manager), clock, publicWrites),
  routes: contactsRoutes,
  resolvers: contactsResolvers,
  entities: [ContactMessageEntity],
}
