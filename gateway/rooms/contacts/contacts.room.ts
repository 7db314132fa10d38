import type { EntityManager } from 'typeorm'
import { contactMessage } from '../../../schema/contacts.ts'
import { notFound } from '../../core/problem.ts'
import { createManyRepository } from '../../models/many.repository.ts'
import { forMany } from '../../models/many.service.ts'
import type { Ports, Room } from '../../room.ts'
import { answerLetter } from './answer-letter.ts'
import { createAnswersRepository } from './answers.repository.ts'
import { answersRoutes } from './answers.routes.ts'
import { ContactMessageEntity, createContactsRepository } from './contacts.repository.ts'
import { contactsResolvers } from './contacts.resolver.ts'
import { contactsRoutes } from './contacts.routes.ts'
import { type ContactsService, createContactsService } from './contacts.service.ts'
import { createHandlingRepository } from './handling.repository.ts'
import { handlingRoutes } from './handling.routes.ts'
import { handleMany, type ManyMessages, manyMessagesResolvers, manyMessagesRoutes } from './many-messages.ts'
import { MessageAnswerEntity } from './message-answer.entity.ts'
import { MessageNoteEntity } from './message-note.entity.ts'

const createService = (manager: EntityManager, { clock, publicWrites, outbox }: Ports): ContactsService =>
  createContactsService({
    contacts: createContactsRepository(manager),
    handling: createHandlingRepository(manager),
    answers: createAnswersRepository(manager),
    outbox,
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
    answersRoutes(api, contacts)
    manyMessagesRoutes(api, contacts)
  },
  resolvers: [...contactsResolvers, ...manyMessagesResolvers],
  letters: (manager) => ({ messageAnswer: answerLetter(createAnswersRepository(manager)) }),
  entities: [ContactMessageEntity, MessageNoteEntity, MessageAnswerEntity],
  // It was there a moment ago: whoever wrote it was erased meanwhile.
  problems: { message_notes_message_id_fkey: () => notFound(contactMessage.singular) },
}
