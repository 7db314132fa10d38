import { Column, type EntityManager, Index } from 'typeorm'
import { contactMessage, type MessageBox } from '../../../schema/contacts.ts'
import { entityOf } from '../../models/entity.ts'
import type { MoreColumns } from '../../models/record-columns.ts'
import { createRecordsRepository } from '../../models/records.repository.ts'
import { fullName, noteCount } from './handling.columns.ts'

export const ContactMessageEntity = entityOf(contactMessage)
const { prototype } = ContactMessageEntity
Column({ type: 'uuid', nullable: true })(prototype, 'takenBy')
Index('contact_messages_taken_by_idx', ['takenBy', 'id'])(ContactMessageEntity)
const indexes = ['kept', 'state', 'mine', 'name', 'locale', 'search', 'heard', 'addresses', 'email_key'].map(
  (of) => `contact_messages_${of}_idx`,
)
for (const name of indexes) Index(name, { synchronize: false })(ContactMessageEntity)

/** Which messages, and who asks. */
interface Boxed {
  box: MessageBox | null
  asker: string
}

const isBoxed = (selection: object): selection is Boxed => 'box' in selection && 'asker' in selection

const inBox = (bind: (value: unknown) => string, selection: object): string[] => {
  if (!isBoxed(selection) || selection.box === null) return []
  const { box, asker } = selection
  if (box === 'mine') return [`r.taken_by = ${bind(asker)}`, `r.state = 'new'`]
  return [`r.state = '${box}'`]
}

const handling: readonly MoreColumns[] = [
  { name: 'takenBy', columns: [fullName], read: (texts, at) => texts[at] ?? null },
  { name: 'takenById', columns: ['u.id'], read: (texts, at) => texts[at] ?? null },
  { name: 'noteCount', columns: [noteCount('r')], read: (texts, at) => Number(texts[at]) },
]

/** Messages, each with what the team has made of it: its `Handling`, as far as that is wanted. */
export const createContactsRepository = (manager: EntityManager) =>
  createRecordsRepository(manager, contactMessage, {
    entity: ContactMessageEntity,
    listName: 'messages',
    joins: 'left join users u on u.id = r.taken_by',
    more: handling,
    besides: inBox,
    heard: ['name'],
    filters: { en: () => `r.locale = 'en'`, ka: () => `r.locale = 'ka'` },
    counted: { en: `part = 'en'`, ka: `part = 'ka'` },
  })

export type ContactsRepository = ReturnType<typeof createContactsRepository>
