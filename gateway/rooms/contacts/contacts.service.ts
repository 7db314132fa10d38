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
import type { RowSource } from '../../core/row-source.ts'
import type { SortedListPage } from '../../core/sorted-list-page.ts'
import { anonymous, type Viewer } from '../../core/viewer.ts'
import { everything, type Wanted } from '../../core/wanted.ts'
import { type Attempt, keyedRequest } from '../../idempotency/keyed-request.ts'
import type { Outbox } from '../../letters/outbox.ts'
import { deleteRecords, readRecords } from '../../models/records.service.ts'
import type { Limit } from '../../rate-limits/limit.ts'
import type { AnswersRepository } from './answers.repository.ts'
import { createAnswers } from './answers.service.ts'
import type { ContactsRepository } from './contacts.repository.ts'
import type { HandlingRepository } from './handling.repository.ts'
import { createHandling, handled } from './handling.service.ts'
import type { HandledMessage } from './handling.ts'

interface ContactsDependencies {
  contacts: ContactsRepository
  handling: HandlingRepository
  answers: AnswersRepository
  outbox: Outbox | null
  clock: Clock
  publicWrites: Limit
}

export const createContactsService = ({
  contacts,
  handling,
  answers,
  outbox,
  clock,
  publicWrites,
}: ContactsDependencies) => {
  const read = readRecords({ model: contactMessage, list: messageList, records: contacts, clock })
  return {
    ...createHandling(contacts, handling),
    ...createAnswers(contacts, answers, outbox),

    /**
     * A page of the messages, searched, narrowed and sorted as `input` says, with what the team has made of each.
     * @throws Problem `validation_failed`
     */
    list: async (
      viewer: Viewer,
      input: unknown,
      locale: Locale,
      wanted: Wanted = everything,
    ): Promise<SortedListPage<HandledMessage>> => {
      const page = await read.list(viewer, input, locale, wanted)
      return { ...page, nodes: page.nodes.map(handled) }
    },

    /**
     * All messages that the search, the filter and the box in `input` leave.
     * @throws Problem `validation_failed`
     */
    select: (viewer: Viewer, input: unknown): RowSource<HandledMessage> => {
      const selected = read.select(viewer, input)
      return { ...selected, read: async (limit, after) => (await selected.read(limit, after)).map(handled) }
    },

    ...deleteRecords({ model: contactMessage, records: contacts, clock }),

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
      await publicWrites.take(address)
      const createdAt = clock.now()
      const request = keyedRequest('sendContactMessage', attempt, message)
      const { id, record } = await contacts.create(newId(), { ...message, locale, createdAt }, request)
      return (
        record ?? { id, version: 1, createdAt: createdAt.toISOString(), ...message, locale, state: 'new' }
      )
    },
  }
}

export type ContactsService = ReturnType<typeof createContactsService>
