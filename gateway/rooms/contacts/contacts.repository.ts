import type { EntityManager } from 'typeorm'
import type { MessageFilter, MessageSort } from '../../../schema/list-words.ts'
import type { ListRequest, Selection } from '../../../schema/lists.ts'
import type { SortedListPage } from '../../core/sorted-list-page.ts'
import { Conditions } from '../../database/conditions.ts'
import type { SortKey } from '../../database/find-list-page.ts'
import { countRows, listRows } from '../../database/list-rows.ts'
import { ContactMessageEntity } from './contact-message.entity.ts'
import type { ContactMessage } from './contact-message.ts'

const instant = `to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export type MessageSelection = Selection<MessageFilter>

const select = `select id, name, email, message, locale, ${instant} as "createdAt" from contact_messages`

const keys: Record<MessageSort, SortKey> = {
  created: { sql: 'id', type: 'uuid' },
  name: { sql: 'lower(name) collate "C"', type: 'text' },
}

const conditionsOf = ({ search, filter }: MessageSelection): Conditions => {
  const conditions = new Conditions()
  conditions.addSearch(['name', 'email', 'message'], search)
  if (filter) conditions.add(`locale = ${conditions.bind(filter)}`)
  return conditions
}

export const createContactsRepository = (manager: EntityManager) => ({
  insert: async (message: Omit<ContactMessage, 'createdAt'> & { createdAt: Date }): Promise<void> => {
    await manager.insert(ContactMessageEntity, message)
  },

  /** A page of the selected messages, sorted. */
  list: (request: ListRequest<MessageSort, MessageFilter>): Promise<SortedListPage<ContactMessage>> => {
    const { sort, direction } = request
    return listRows(manager, request, `messages ${sort} ${direction}`, {
      from: 'contact_messages',
      id: 'id',
      key: keys[sort],
      conditions: conditionsOf(request),
      read: (ids) => manager.query<ContactMessage[]>(`${select} where id = any($1)`, [ids]),
    })
  },

  /** Up to `limit` of the selected messages, newest first, after the message `after`. */
  selectAfter: (
    selection: MessageSelection,
    limit: number,
    after: string | null,
  ): Promise<ContactMessage[]> => {
    const conditions = conditionsOf(selection)
    if (after !== null) conditions.add(`id < ${conditions.bind(after)}`)
    return manager.query<ContactMessage[]>(
      `${select} where ${conditions.sql} order by id desc limit ${conditions.bind(limit)}`,
      conditions.values,
    )
  },

  count: (selection: MessageSelection): Promise<number> =>
    countRows(manager, 'contact_messages', conditionsOf(selection)),

  /** False when there is no such message. */
  delete: async (id: string): Promise<boolean> => {
    const { affected } = await manager.delete(ContactMessageEntity, { id })
    return affected === 1
  },
})

export type ContactsRepository = ReturnType<typeof createContactsRepository>
