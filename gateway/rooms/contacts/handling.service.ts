import {
  type ContactMessage,
  contactMessage,
  keptOfMessage,
  type MessageAssignee,
  messageChange,
  messageNote,
  newMessageNote,
} from '../../../schema/contacts.ts'
import { mayRole } from '../../../schema/permissions.ts'
import { roles } from '../../../schema/roles.ts'
import { fieldError } from '../../../schema/validation.ts'
import { isId, newId } from '../../core/ids.ts'
import { parse } from '../../core/parse.ts'
import { notFound, validationFailed } from '../../core/problem.ts'
import type { MadeFrom } from '../../core/version-tags.ts'
import { requirePermission, type Viewer } from '../../core/viewer.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import { requireSame, requireVersion } from '../../models/records.service.ts'
import { fieldsWithheld, withoutFields } from '../../models/withheld.ts'
import type { ContactsRepository } from './contacts.repository.ts'
import type { Columns, HandlingRepository } from './handling.repository.ts'
import type { HandledMessage, Handling, MessageCounts, MessageNote } from './handling.ts'

/** Who may be said to have taken a message. */
const answering = roles.filter((role) => mayRole(role, 'messages:write'))

const untouched: Handling = { takenBy: null, takenById: null, noteCount: 0 }

/** A message as it is read, which is with whatever of this was wanted. */
export const handled = (message: ContactMessage): HandledMessage => ({ ...untouched, ...message })

/** @throws Problem `not_found` */
export const findMessage = async (contacts: ContactsRepository, id: string): Promise<HandledMessage> => {
  const message = isId(id) ? await contacts.find(id) : null
  if (!message) throw notFound(contactMessage.singular)
  return handled(message)
}

/** What the team does with messages, beside reading them. */
export const createHandling = (contacts: ContactsRepository, handling: HandlingRepository) => {
  const find = (id: string) => findMessage(contacts, id)

  return {
    /**
     * One message, with what the team has made of it.
     * @throws Problem `not_found`
     */
    get: async (viewer: Viewer, id: string): Promise<HandledMessage> => {
      requirePermission(viewer, contactMessage.permissions.read)
      return withoutFields(await find(id), fieldsWithheld(contactMessage, viewer))
    },

    /**
     * Says what has become of a message, and who has taken it; what `input` does not name stays, and what is so already
     * is no change.
     * @throws Problem `not_found`, `validation_failed`, also for a colleague who answers none or is disabled,
     * `edit_conflict` when `input` names a version that is no longer the current one, `precondition_failed` when the
     * current one is not among those in `from`
     */
    update: async (
      viewer: Viewer,
      id: string,
      input: unknown,
      from: MadeFrom = null,
    ): Promise<HandledMessage> => {
      requirePermission(viewer, 'messages:write')
      const { version, state, ...given } = parse(messageChange, input)
      const message = await find(id)
      // A message is read with the name of who has taken it, beside their account.
      const takenBy = given.takenBy === message.takenBy ? message.takenById : given.takenBy
      const taker =
        typeof takenBy === 'string' && isId(takenBy) ? { account: takenBy, roles: answering } : null
      const changed = await handling.change(message.id, taker, (stood, mayTake) => {
        requireVersion(stood, version, from)
        requireSame({ ...message, takenById: stood.takenBy }, given, keptOfMessage)
        const columns: Columns = {}
        if (state !== undefined && state !== stood.state) columns.state = state
        if (takenBy !== undefined && takenBy !== stood.takenBy) columns.takenBy = takenBy
        // Whoever has it keeps it, also once they answer no more.
        if (typeof columns.takenBy === 'string' && !mayTake)
          throw validationFailed([fieldError('takenBy', 'unknown_record')])
        return columns
      })
      if (!changed) throw notFound(contactMessage.singular)
      return { ...message, ...changed }
    },

    /** Those whom a message may be given. */
    assignees: async (viewer: Viewer): Promise<MessageAssignee[]> => {
      requirePermission(viewer, 'messages:write')
      return handling.assignees(answering)
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
  }
}
