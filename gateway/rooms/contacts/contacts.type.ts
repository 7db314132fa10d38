import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import {
  contactMessage,
  type MessageAssignee,
  type MessageChange,
  messageBoxes,
  messageNote,
  takenByInWords,
} from '../../../schema/contacts.ts'
import { mostCounted } from '../../../schema/limits.ts'
import { enumType, LocaleEnum } from '../../graphql/enums.ts'
import { DateTime } from '../../graphql/scalars.ts'
import { declare, typeOf } from '../../models/graphql-fields.ts'
import { inputType } from '../../models/graphql-inputs.ts'
import { listTypes, recordType } from '../../models/graphql-types.ts'
import type { MessageCounts } from './handling.ts'

export const ContactMessageType = recordType(contactMessage)
declare(ContactMessageType, 'takenBy', () => String, {
  nullable: true,
  description: 'Who of the team has taken it; null where nobody has. For the team only.',
  simple: true,
})
declare(ContactMessageType, 'takenById', () => ID, {
  nullable: true,
  description: 'Their account. For the team only.',
  simple: true,
})
declare(ContactMessageType, 'noteCount', () => Int, {
  nullable: true,
  description: 'What the team wrote down of it. For the team only.',
  simple: true,
})

export const ContactMessageInput = inputType(contactMessage, 'ContactMessageInput')

const MessageState = typeOf(contactMessage, 'state', contactMessage.fields.state)

export const { Connection, ListArgs } = listTypes(contactMessage, ContactMessageType, {
  name: 'Message',
  filter: LocaleEnum,
})
const MessageBoxEnum = enumType('MessageBox', 'What the messages are narrowed to.', messageBoxes)
declare(ListArgs, 'box', () => MessageBoxEnum, {
  nullable: true,
  description: 'Only those in this box; all when absent.',
})

@InputType({ description: 'What the team says of a message; what is omitted keeps its value.' })
export class ContactMessageChangeInput implements MessageChange {
  @Field(MessageState, { nullable: true, description: 'What has become of it.' })
  state?: NonNullable<MessageChange['state']>

  @Field(() => ID, { nullable: true, description: takenByInWords })
  takenBy?: string | null

  @Field(() => Int, {
    nullable: true,
    description: 'What the change was made from: refused with `edit_conflict` when it is no longer current.',
  })
  version?: number
}

@ObjectType('ContactMessageAssignee', { description: 'Somebody of the team who may be given a message.' })
export class ContactMessageAssigneeType implements MessageAssignee {
  @Field(() => ID, { description: 'Of their account.' })
  id: string

  @Field(() => String, { description: 'What they are called.' })
  name: string
}

@ObjectType('ContactMessageCounts', { description: 'How many messages wait for an answer.' })
export class ContactMessageCountsType implements MessageCounts {
  @Field(() => Int, {
    nullable: true,
    description: `Messages that wait for an answer; null where they are more than ${mostCounted}.`,
  })
  new: number | null

  @Field(() => Int, {
    nullable: true,
    description: `Of those, whoever asks has taken; null where they are more than ${mostCounted}.`,
  })
  mine: number | null
}

export const ContactMessageNoteType = recordType(messageNote)
declare(ContactMessageNoteType, 'writtenBy', () => String, {
  nullable: true,
  description: 'Who wrote it; null where the account is gone.',
  simple: true,
})
declare(ContactMessageNoteType, 'writtenAt', () => DateTime, {
  nullable: false,
  description: 'When.',
  simple: true,
})

export const NewContactMessageNoteInput = inputType(messageNote, 'NewContactMessageNoteInput')
