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
import { anonymous } from '../../core/viewer.ts'
import { type Attempt, keyedRequest } from '../../idempotency/keyed-request.ts'
import { deleteRecords, readRecords } from '../../models/records.service.ts'
import type { Limit } from '../../rate-limits/limit.ts'
import type { ContactsRepository } from './contacts.repository.ts'

export const createContactsService = (contacts: ContactsRepository, clock: Clock, publicWrites: Limit) => {
  const { list, select } = readRecords({ model: contactMessage, list: messageList, records: contacts, clock })
  return {
    list,
    select,
    ...deleteRecords({ model: contactMessage, records: contacts }),

    /**
     * With a key the same message, sent again within a day, is one message: the answer says so even where it has been
     * read and deleted since.
     * @throws Problem `validation_failed`, `rate_limited`, `idempotency_key_reused`
     */
    send: async (
      input: unknown,
      locale: Locale,
      address: string,
      attempt: Attempt = { viewer: anonymous },
    ): Promise<ContactMessage> => {
      const message = parse(newContactMessage, input)
      publicWrites.take(address)
      const createdAt = clock.now()
      const request = keyedRequest('sendContactMessage', attempt, message)
      const { id, record } = await contacts.create(newId(), { ...message, locale, createdAt }, request)
      return record ?? { id, createdAt: createdAt.toISOString(), ...message, locale }
    },
  }
}

export type ContactsService = ReturnType<typeof createContactsService>
