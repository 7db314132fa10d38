import { newContactMessage } from '../../schema/contacts.ts'
import { pageRequest } from '../../schema/lists.ts'
import type { Locale } from '../../schema/locales.ts'
import { isId, newId } from '../core/ids.ts'
import { type Page, readIdCursor, toPage } from '../core/page.ts'
import { parse } from '../core/parse.ts'
import { notFound } from '../core/problem.ts'
import { requireAdmin, type Viewer } from '../core/viewer.ts'
import type { Clock } from '../ports/clock.ts'
import type { Limit } from '../ports/limit.ts'
import type { ContactMessage } from './contact-message.ts'
import type { ContactsRepository } from './contacts.repository.ts'

export const createContactsService = (contacts: ContactsRepository, clock: Clock, publicWrites: Limit) => ({
  /** @throws Problem `validation_failed`, `rate_limited` */
  send: async (input: unknown, locale: Locale, address: string): Promise<ContactMessage> => {
    const message = { id: newId(), ...parse(newContactMessage, input) }
    publicWrites.take(address)
    const createdAt = clock.now()
    await contacts.insert({ ...message, createdAt, locale })
    return { ...message, createdAt: createdAt.toISOString() }
  },

  /** All messages, newest first, for an admin. */
  list: async (viewer: Viewer, input: unknown): Promise<Page<ContactMessage>> => {
    requireAdmin(viewer)
    const { first, after } = parse(pageRequest, input)
    const [rows, total] = await Promise.all([contacts.list(first + 1, readIdCursor(after)), contacts.count()])
    return toPage(
      rows,
      first,
      total,
      (message) => message,
      ({ id }) => [id],
    )
  },

  /** @throws Problem `not_found` */
  delete: async (viewer: Viewer, id: string): Promise<void> => {
    requireAdmin(viewer)
    if (!isId(id) || !(await contacts.delete(id))) throw notFound('contact message')
  },
})

export type ContactsService = ReturnType<typeof createContactsService>
