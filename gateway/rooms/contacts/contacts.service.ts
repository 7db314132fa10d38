import {
  type ContactMessage,
  contactMessage,
  messageList,
  newContactMessage,
} from '../../../schema/contacts.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Clock } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { parse } from '../../core/parse.ts'
import { deleteRecords, readRecords } from '../../models/records.service.ts'
import type { Limit } from '../../rate-limits/limit.ts'
import type { ContactsRepository } from './contacts.repository.ts'

export const createContactsService = (contacts: ContactsRepository, clock: Clock, publicWrites: Limit) => {
  const { list, select } = readRecords({ model: contactMessage, list: messageList, records: contacts, clock })
  return {
    list,
    select,
    ...deleteRecords({ model: contactMessage, records: contacts }),

    /** @throws Problem `validation_failed`, `rate_limited` */
    send: async (input: unknown, locale: Locale, address: string): Promise<ContactMessage> => {
      const message = { ...parse(newContactMessage, input), locale }
      publicWrites.take(address)
      const id = newId()
      const createdAt = clock.now()
      await contacts.insert(id, { ...message, createdAt })
      return { id, createdAt: createdAt.toISOString(), ...message }
    },
  }
}

export type ContactsService = ReturnType<typeof createContactsService>
