import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql'
import type { NewContactMessage } from '../../../schema/contacts.ts'
import type { MessageFilter, MessageSort } from '../../../schema/list-words.ts'
import type { Locale } from '../../../schema/locales.ts'
import { enumType, LocaleEnum } from '../../graphql/enums.ts'
import { ListArgs, listConnectionOf } from '../../graphql/list-connection.ts'
import { DateTime } from '../../graphql/scalars.ts'
import type { ContactMessage } from './contact-message.ts'

const MessageSortEnum = enumType<MessageSort>('MessageSort', 'What messages are sorted by.', {
  created: 'When they arrived.',
  name: 'The name of the sender, whatever the case.',
})

@ObjectType('ContactMessage', { description: 'What somebody wrote to the team.', simpleResolvers: true })
export class ContactMessageType implements ContactMessage {
  @Field(() => ID, { description: 'What `deleteContactMessage` takes.' })
  id: string

  @Field(() => String, { description: 'The name of the sender.' })
  name: string

  @Field(() => String, { description: 'The address to answer to.' })
  email: string

  @Field(() => String, { description: 'Plain text, line breaks kept.' })
  message: string

  @Field(() => LocaleEnum, { description: 'The language to answer in.' })
  locale: Locale

  @Field(() => DateTime, { description: 'When it arrived.' })
  createdAt: string
}

export const ContactMessageConnection = listConnectionOf(ContactMessageType, 'ContactMessageConnection')

@ArgsType()
export class MessageListArgs extends ListArgs {
  @Field(() => MessageSortEnum, { nullable: true, description: '`created` when absent.' })
  sort?: MessageSort

  @Field(() => LocaleEnum, { nullable: true, description: 'Only what was written in this language.' })
  filter?: MessageFilter
}

@InputType({ description: 'A message to the team.' })
export class ContactMessageInput implements NewContactMessage {
  @Field(() => String, { description: '1 to 100 characters.' })
  name: string

  @Field(() => String, { description: 'The address to answer to; at most 254 characters.' })
  email: string

  @Field(() => String, { description: 'At most 5,000 characters.' })
  message: string
}
