import { z } from 'zod'
import { contactMessage, messageNote } from '../../../schema/contacts.ts'
import { id } from '../../../schema/fields.ts'
import { mostCounted } from '../../../schema/limits.ts'
import { representationOf } from '../../models/representation.ts'

const somebody = z.string().nullable()

/** A message as the team is told one. */
export const handledRepresentation = representationOf(contactMessage)
  .extend({
    takenBy: somebody.meta({ description: 'Who of the team has taken it; null where nobody has.' }),
    takenById: somebody.meta({ description: 'Their account.' }),
    noteCount: z.int().meta({ description: 'What the team wrote down of it.' }),
  })
  .meta({ title: 'HandledContactMessage' })

export const noteRepresentation = representationOf(messageNote)
  .extend({
    writtenBy: somebody.meta({ description: 'Who wrote it; null where the account is gone.' }),
    writtenAt: z.string().meta({ format: 'date-time' }),
  })
  .meta({ title: messageNote.name })

export const countsRepresentation = z
  .object({
    new: z
      .int()
      .nullable()
      .meta({
        description: `Messages that wait for an answer; null where they are more than ${mostCounted}.`,
      }),
    mine: z
      .int()
      .nullable()
      .meta({
        description: `Of those, whoever asks has taken; null where they are more than ${mostCounted}.`,
      }),
  })
  .meta({ title: 'ContactMessageCounts' })

export const assigneeRepresentation = z
  .object({
    id: id.meta({ description: 'Of their account.' }),
    name: z.string().meta({ description: 'What they are called.' }),
  })
  .meta({ title: 'ContactMessageAssignee' })
