import { Column, type EntityManager, ForeignKey, Index } from 'typeorm'
import { contactMessage, type MessageBox } from '../../../schema/contacts.ts'
import { entityOf } from '../../models/entity.ts'
import { createRecordsRepository } from '../../models/records.repository.ts'

export const ContactMessageEntity = entityOf(contactMessage)
const { prototype } = ContactMessageEntity
Column({ type: 'uuid', nullable: true })(prototype, 'takenBy')
ForeignKey('users', { onDelete: 'SET NULL' })(prototype, 'takenBy')
Index('contact_messages_taken_by_idx', ['takenBy', 'id'])(ContactMessageEntity)
const indexes = ['kept', 'state', 'name', 'locale', 'search'].map((of) => `contact_messages_${of}_idx`)
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

export const createContactsRepository = (manager: EntityManager) =>
  createRecordsRepository(manager, contactMessage, {
    entity: ContactMessageEntity,
    listName: 'messages',
    besides: inBox,
    filters: { en: () => `r.locale = 'en'`, ka: () => `r.locale = 'ka'` },
    counted: { en: `part = 'en'`, ka: `part = 'ka'` },
  })

export type ContactsRepository = ReturnType<typeof createContactsRepository>
