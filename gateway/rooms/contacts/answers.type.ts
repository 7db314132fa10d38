import { Int } from 'type-graphql'
import { messageAnswer } from '../../../schema/contacts.ts'
import { letter } from '../../../schema/letters.ts'
import { DateTime } from '../../graphql/scalars.ts'
import { declare, typeOf } from '../../models/graphql-fields.ts'
import { inputType } from '../../models/graphql-inputs.ts'
import { recordType } from '../../models/graphql-types.ts'

export const ContactMessageAnswerType = recordType(messageAnswer)
declare(ContactMessageAnswerType, 'writtenBy', () => String, {
  nullable: true,
  description: 'Who wrote it; null where the account is gone.',
  simple: true,
})
declare(ContactMessageAnswerType, 'writtenAt', () => DateTime, {
  nullable: false,
  description: 'When.',
  simple: true,
})
declare(ContactMessageAnswerType, 'letterState', typeOf(letter, 'state', letter.fields.state), {
  nullable: true,
  description: 'What became of its letter; null where that is kept no longer.',
  simple: true,
})

export const NewContactMessageAnswerInput = inputType(messageAnswer, 'NewContactMessageAnswerInput')
declare(NewContactMessageAnswerInput, 'version', () => Int, {
  nullable: true,
  description: 'Of the message as it was read: refused with `edit_conflict` when it is no longer current.',
})
