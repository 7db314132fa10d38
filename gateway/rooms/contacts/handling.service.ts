import { contactMessage, messageChange, messageNote, newMessageNote } from '../../../schema/contacts.ts'
import { mayRole } from '../../../schema/permissions.ts'
import { roles } from '../../../schema/roles.ts'
import { fieldError } from '../../../schema/validation.ts'
import { isId, newId } from '../../core/ids.ts'
import { parse } from '../../core/parse.ts'
import { notFound, validationFailed } from '../../core/problem.ts'
import { requirePermission, type Viewer } from '../../core/viewer.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import type { ContactsRepository } from './contacts.repository.ts'
import type { HandlingRepository } from './handling.repository.ts'
import type { HandledMessage, MessageCounts, MessageNote } from './handling.ts'

/** Who may be said to have taken a message. */
const answering = roles.filter((role) => mayRole(role, 'messages:write'))

const untouched = { takenBy: null, takenById: null, noteCount: 0 }

/** What the team does with messages, beside reading them. */
export const createHandling = (contacts: ContactsRepository, handling: HandlingRepository) => {
  /** The messages with what the team has made of them. */
  const handled = async <Message extends { id: string }>(messages: readonly Message[]) => {
    if (messages.length === 0) return []
    const known = await handling.of(messages.map(({ id }) => id))
    const byId = new Map(known.map((each) => [each.id, each]))
    return messages.map((message) => ({ ...message, ...(byId.get(message.id) ?? untouched) }))
  }

  /** @throws Problem `not_found` */
  const find = async (id: string): Promise<HandledMessage> => {
    const message = isId(id) ? await contacts.find(id) : null
    const [whole] = message ? await handled([message]) : []
    if (!whole) throw notFound(contactMessage.singular)
    return whole
  }

  return {
    handled,

    operations: {
      /**
       * Says what has become of a message, and who has taken it; what `input` does not name stays.
       * @throws Problem `not_found`, `validation_failed`
       */
      update: async (viewer: Viewer, id: string, input: unknown): Promise<HandledMessage> => {
        requirePermission(viewer, 'messages:write')
        const change = parse(messageChange, input)
        const { takenBy } = change
        const isStranger = typeof takenBy === 'string' && !(await handling.hasRole(takenBy, answering))
        if (isStranger) throw validationFailed([fieldError('takenBy', 'unknown_record')])
        if (!isId(id) || !(await handling.change(id, change))) throw notFound(contactMessage.singular)
        return find(id)
      },

      /** How many messages wait for an answer. */
      counts: async (viewer: Viewer): Promise<MessageCounts> =>
        handling.counts(requirePermission(viewer, 'messages:read').id),

      /**
       * What the team wrote down of a message, oldest first.
       * @throws Problem `not_found`
       */
      notes: async (viewer: Viewer, id: string): Promise<MessageNote[]> => {
        requirePermission(viewer, 'messages:read')
        return handling.notes((await find(id)).id)
      },

      /**
       * Writes down what the team knows of a message. With a key the same request, made again within a day, writes
       * nothing more.
       * @throws Problem `not_found`, `validation_failed`, `idempotency_key_reused`
       */
      addNote: async (
        viewer: Viewer,
        id: string,
        input: unknown,
        idempotencyKey?: string | null,
      ): Promise<MessageNote> => {
        const { id: writtenBy } = requirePermission(viewer, 'messages:write')
        const { text } = parse(newMessageNote, input)
        const request = keyedRequest('addContactMessageNote', { viewer, idempotencyKey }, [id, text])
        const { id: messageId } = await find(id)
        const noteId = await handling.addNote({ id: newId(), messageId, text, writtenBy }, request)
        const note = await handling.note(noteId)
        if (!note) throw notFound(messageNote.singular)
        return note
      },
    },
  }
}
