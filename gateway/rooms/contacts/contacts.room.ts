import type { EntityManager } from 'typeorm'
import { createManyRepository } from '../../models/many.repository.ts'
import { forMany } from '../../models/many.service.ts'
import type { Ports, Room } from '../../room.ts'
import { ContactMessageEntity, createContactsRepository } from './contacts.repository.ts'
import { contactsResolvers } from './contacts.resolver.ts'
import { contactsRoutes } from './contacts.routes.ts'
import { type ContactsService, createContactsService } from './contacts.service.ts'
import { createHandlingRepository } from './handling.repository.ts'
import { handlingRoutes } from './handling.routes.ts'
import { handleMany, type ManyMessages, manyMessagesResolvers, manyMessagesRoutes } from './many-messages.ts'
import { MessageNoteEntity } from './message-note.entity.ts'

const createService = (manager: EntityManager, { clock, publicWrites }: Ports): ContactsService =>
  createContactsService({
    contacts: createContactsRepository(manager),
    handling: createHandlingRepository(manager),
    clock,
    publicWrites,
  })

export const contactsRoom: Room<ContactsService & ManyMessages> = {
  about: 'Messages from the contact form.',
  service: (manager, ports) => ({
    ...createService(manager, ports),
    ...handleMany(forMany(createManyRepository({ manager, within: (each) => createService(each, ports) }))),
  }),
  routes: (api, contacts) => {
    contactsRoutes(api, contacts)
    handlingRoutes(api, contacts)
    manyMessagesRoutes(api, contacts)
  },
  resolvers: [...contactsResolvers, ...manyMessagesResolvers],
  entities: [ContactMessageEntity, MessageNoteEntity],
}
