import { type EntityManager, IsNull } from 'typeorm'
import type { MessageChange } from '../../../schema/contacts.ts'
import type { Role } from '../../../schema/roles.ts'
import { createOnce } from '../../idempotency/create-once.ts'
import type { KeyedRequest } from '../../idempotency/keyed-request.ts'
import { readAs } from '../../models/columns.ts'
import { ContactMessageEntity } from './contacts.repository.ts'
import type { Handling, MessageCounts, MessageNote } from './handling.ts'
import { MessageNoteEntity } from './message-note.entity.ts'

/** The most notes of one message that are told. */
const mostNotes = 1000

const fullName = `u.first_name || ' ' || u.last_name`

const noteColumns = `n.id, n.text, ${fullName} as "writtenBy", ${readAs('instant', 'n.written_at')} as "writtenAt"
  from message_notes n left join users u on u.id = n.written_by`

interface NewNote {
  id: string
  messageId: string
  text: string
  writtenBy: string
}

/** Who of the team has taken a message, and what they wrote down of it. */
export const createHandlingRepository = (manager: EntityManager) => ({
  /** Of each of them, in no order. */
  of: (ids: readonly string[]): Promise<(Handling & { id: string })[]> =>
    manager.query(
      `select m.id, m.taken_by as "takenById", ${fullName} as "takenBy",
         (select count(*)::int from message_notes n where n.message_id = m.id) as "noteCount"
       from contact_messages m left join users u on u.id = m.taken_by where m.id = any($1)`,
      [ids],
    ),

  /** False where there is no such message, or it is in the bin. */
  change: async (id: string, { state, takenBy }: MessageChange): Promise<boolean> => {
    const columns = {
      ...(state === undefined ? {} : { state }),
      ...(takenBy === undefined ? {} : { takenBy }),
    }
    const wanted = { id, deletedAt: IsNull() }
    if (Object.keys(columns).length === 0) return manager.existsBy(ContactMessageEntity, wanted)
    const { affected } = await manager.update(ContactMessageEntity, wanted, columns)
    return affected === 1
  },

  hasRole: async (account: string, roles: readonly Role[]): Promise<boolean> => {
    const rows = await manager.query<unknown[]>('select from users where id = $1 and role = any($2)', [
      account,
      [...roles],
    ])
    return rows.length > 0
  },

  counts: async (account: string): Promise<MessageCounts> => {
    const waiting = `select count(*)::int from contact_messages where state = 'new' and deleted_at is null`
    const [counts] = await manager.query<MessageCounts[]>(
      `select (${waiting}) as new, (${waiting} and taken_by = $1) as mine`,
      [account],
    )
    return counts ?? { new: 0, mine: 0 }
  },

  /** Newest last, as they were written. */
  notes: (messageId: string): Promise<MessageNote[]> =>
    manager.query<MessageNote[]>(
      `select * from (select ${noteColumns} where n.message_id = $1 order by n.id desc limit ${mostNotes}) n
       order by id`,
      [messageId],
    ),

  note: async (id: string): Promise<MessageNote | null> => {
    const [note] = await manager.query<MessageNote[]>(`select ${noteColumns} where n.id = $1`, [id])
    return note ?? null
  },

  /** Answers the id of the note, or of that which the same request has written before. */
  addNote: (note: NewNote, request: KeyedRequest | null): Promise<string> =>
    createOnce(manager, request, note.id, async (transaction) => {
      await transaction.insert(MessageNoteEntity, note)
    }),
})

export type HandlingRepository = ReturnType<typeof createHandlingRepository>
