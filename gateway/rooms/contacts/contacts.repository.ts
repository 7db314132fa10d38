import type { EntityManager } from 'typeorm'
import { contactMessage } from '../../../schema/contacts.ts'
import { entityOf } from '../../models/entity.ts'
import { createRecordsRepository } from '../../models/records.repository.ts'

export const ContactMessageEntity = entityOf(contactMessage)

export const createContactsRepository = (manager: EntityManager) =>
  createRecordsRepository(manager, contactMessage, {
    entity: ContactMessageEntity,
    listName: 'messages',
    filters: { en: () => `r.locale = 'en'`, ka: () => `r.locale = 'ka'` },
  })

export type ContactsRepository = ReturnType<typeof createContactsRepository>
