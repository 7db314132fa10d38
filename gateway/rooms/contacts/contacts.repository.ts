import type { EntityManager } from 'typeorm'
import { contactMessage } from '../../../schema/contacts.ts'
import type { WrittenColumns } from '../../models/columns.ts'
import { entityOf } from '../../models/entity.ts'
import { createRecordsRepository } from '../../models/records.repository.ts'

export const ContactMessageEntity = entityOf(contactMessage)

export const createContactsRepository = (manager: EntityManager) => ({
  ...createRecordsRepository(manager, contactMessage, {
    entity: ContactMessageEntity,
    listName: 'messages',
    filters: { en: () => `r.locale = 'en'`, ka: () => `r.locale = 'ka'` },
  }),

  /** No constraint can refuse a message: one statement, without a transaction around it. */
  insert: async (id: string, message: WrittenColumns): Promise<void> => {
    await manager.insert(ContactMessageEntity, { id, ...message })
  },
})

export type ContactsRepository = ReturnType<typeof createContactsRepository>
