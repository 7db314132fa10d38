import type { EntityManager } from 'typeorm'
import type { ContactMessage, MessageAssignee } from '../../../schema/contacts.ts'
import { mostCounted } from '../../../schema/limits.ts'
import type { Role } from '../../../schema/roles.ts'
import { createOnce } from '../../idempotency/create-once.ts'
import type { KeyedRequest } from '../../idempotency/keyed-request.ts'
import { readAs } from '../../models/columns.ts'
import { ContactMessageEntity } from './contacts.repository.ts'
import { fullName, noteCount } from './handling.columns.ts'
import type { Handling, MessageCounts, MessageNote } from './handling.ts'
import { MessageNoteEntity } from './message-note.entity.ts'

/** The most notes of one message that are told. */
const mostNotes = 1000

/** A team is not larger. */
const mostAssignees = 1000

const noteColumns = `n.id, n.text, ${fullName} as "writtenBy", ${readAs('instant', 'n.written_at')} as "writtenAt"
  from message_notes n left join users u on u.id = n.written_by`

const handling = `u.id as "takenById", ${fullName} as "takenBy", ${noteCount('m')} as "noteCount"`

const messages = 'contact_messages m left join users u on u.id = m.taken_by'

/** What can be changed of a message, as it stands. */
export interface Standing {
  state: ContactMessage['state']
  /** The account that has taken it; null where it is gone. */
  takenBy: string | null
  version: number
}

/** The same as somebody has left it. */
export type Changed = Handling & Pick<Standing, 'state' | 'version'>

/** What is written of it: what is absent stays. */
export type Columns = Partial<Omit<Standing, 'version'>>

interface NewNote {
  id: string
  messageId: string
  text: string
  writtenBy: string
}

/** Somebody whom a message is given, and the roles of which they must have one. */
interface Taker {
  account: string
  roles: readonly Role[]
}

/**
 * Whether an account answers messages. Until the transaction ends nobody disables it or gives it another role; before the
 * message is held, as whoever erases an account holds that first.
 */
const holdTaker = async (transaction: EntityManager, { account, roles }: Taker): Promise<boolean> => {
  const rows = await transaction.query<unknown[]>(
    'select from users where id = $1 and role = any($2) and disabled_at is null for share',
    [account, [...roles]],
  )
  return rows.length > 0
}

/** Who of the team has taken a message, and what they wrote down of it. */
export const createHandlingRepository = (manager: EntityManager) => ({
  /**
   * Writes what `decide` makes of a message as it stands, and answers it as this write has left it, whoever writes after.
   * Where nothing changes, nothing is written. Null where there is no such message, or it is in the bin.
   * @param taker whom it may be given, as far as that account has one of these roles; null where it is given to nobody
   */
  change: (
    id: string,
    taker: Taker | null,
    decide: (stood: Standing, mayTake: boolean) => Columns,
  ): Promise<Changed | null> =>
    manager.transaction(async (transaction) => {
      const mayTake = taker !== null && (await holdTaker(transaction, taker))
      // Apart from the account, which a lock that was waited for would show as it was before.
      await transaction.query('select from contact_messages where id = $1 for no key update', [id])
      const [stood] = await transaction.query<Standing[]>(
        `select m.state, u.id as "takenBy", m.version from ${messages} where m.id = $1 and m.deleted_at is null`,
        [id],
      )
      if (!stood) return null
      const columns = decide(stood, mayTake)
      if (Object.keys(columns).length > 0) {
        const changed = { ...columns, version: () => 'version + 1', updatedAt: () => 'now()' }
        await transaction.update(ContactMessageEntity, { id }, changed)
      }
      const [left] = await transaction.query<Changed[]>(
        `select m.state, m.version, ${handling} from ${messages} where m.id = $1`,
        [id],
      )
      return left ?? null
    }),

  /** Those whom a message may be given, by their names. */
  assignees: (roles: readonly Role[]): Promise<MessageAssignee[]> =>
    manager.query(
      `select u.id, ${fullName} as name from users u where u.role = any($1) and u.disabled_at is null
       order by 2, 1 limit ${mostAssignees}`,
      [[...roles]],
    ),

  counts: async (account: string): Promise<MessageCounts> => {
    // In the order of an index: else all may be read for the few that are thought to come soon.
    const waiting = (whose: string) => `(
      select case when count(*) <= ${mostCounted} then count(*)::integer end from (
        select from contact_messages where state = 'new' and deleted_at is null ${whose}
        order by id limit ${mostCounted + 1}
      ) c)`
    const [counts] = await manager.query<MessageCounts[]>(
      `select ${waiting('')} as new, ${waiting('and taken_by = $1')} as mine`,
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
