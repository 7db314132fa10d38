import type { EntityManager } from 'typeorm'
import type { Locale } from '../../schema/locales.ts'
import { ContactMessageEntity } from './contact-message.entity.ts'
import type { ContactMessage } from './contact-message.ts'

const instant = `to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export const createContactsRepository = (manager: EntityManager) => ({
  insert: async (
    message: Omit<ContactMessage, 'createdAt'> & { createdAt: Date; locale: Locale },
  ): Promise<void> => {
    await manager.insert(ContactMessageEntity, message)
  },

  /** Newest first, after the message `after`. */
  list: (limit: number, after: string | null): Promise<ContactMessage[]> =>
    manager.query<ContactMessage[]>(
      `select id, name, email, message, ${instant} as "createdAt" from contact_messages
       where $2::uuid is null or id < $2 order by id desc limit $1`,
      [limit, after],
    ),

  count: () => manager.count(ContactMessageEntity),

  /** False when there is no such message. */
  delete: async (id: string): Promise<boolean> => {
    const { affected } = await manager.delete(ContactMessageEntity, { id })
    return affected === 1
  },
})

export type ContactsRepository = ReturnType<typeof createContactsRepository>
