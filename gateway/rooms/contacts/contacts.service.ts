import { messageList, newContactMessage } from '../../../schema/contacts.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Clock } from '../../core/clock.ts'
import { isId, newId } from '../../core/ids.ts'
import { parse } from '../../core/parse.ts'
import { notFound } from '../../core/problem.ts'
import type { RowSource } from '../../core/row-source.ts'
import type { SortedListPage } from '../../core/sorted-list-page.ts'
import { requireAdmin, type Viewer } from '../../core/viewer.ts'
import type { Limit } from '../../rate-limits/limit.ts'
import type { ContactMessage } from './contact-message.ts'
import type { ContactsRepository } from './contacts.repository.ts'

export const createContactsService = (contacts: ContactsRepository, clock: Clock, publicWrites: Limit) => ({
  /** @throws Problem `validation_failed`, `rate_limited` */
  send: async (input: unknown, locale: Locale, address: string): Promise<ContactMessage> => {
    const message = { id: newId(), ...parse(newContactMessage, input), locale }
    publicWrites.take(address)
    const createdAt = clock.now()
    await contacts.insert({ ...message, createdAt })
    return { ...message, createdAt: createdAt.toISOString() }
  },

  /** A page of the messages, searched, narrowed and sorted as `input` says, for an admin. */
  list: async (viewer: Viewer, input: unknown): Promise<SortedListPage<ContactMessage>> => {
    requireAdmin(viewer)
    return contacts.list(parse(messageList.request, input))
  },

  /**
   * All messages that the search and the filter in `input` leave, for an admin.
   * @throws Problem `validation_failed`
   */
  select: (viewer: Viewer, input: unknown): RowSource<ContactMessage> => {
    requireAdmin(viewer)
    const selection = parse(messageList.selection, input)
    return {
      count: () => contacts.count(selection),
      read: (limit, after) => contacts.selectAfter(selection, limit, after),
    }
  },

  /** @throws Problem `not_found` */
  delete: async (viewer: Viewer, id: string): Promise<void> => {
    requireAdmin(viewer)
    if (!isId(id) || !(await contacts.delete(id))) throw notFound('contact message')
  },
})

export type ContactsService = ReturnType<typeof createContactsService>
