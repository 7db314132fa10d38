import { Field, ID, InputType, ObjectType } from 'type-graphql'
import type { NewContactMessage } from '../../schema/contacts.ts'
import { connectionOf } from '../graphql/connection.ts'
import { DateTime } from '../graphql/scalars.ts'
import type { ContactMessage } from './contact-message.ts'

@ObjectType('ContactMessage', { description: 'What somebody wrote to the team.', simpleResolvers: true })
export class ContactMessageType implements ContactMessage {
  @Field(() => ID)
  id: string

  @Field(() => String)
  name: string

  @Field(() => String)
  email: string

  @Field(() => String)
  message: string

  @Field(() => DateTime)
  createdAt: string
}

export const ContactMessageConnection = connectionOf(ContactMessageType, 'ContactMessageConnection')

@InputType()
export class ContactMessageInput implements NewContactMessage {
  @Field(() => String)
  name: string

  @Field(() => String)
  email: string

  @Field(() => String, { description: 'At most 5,000 characters.' })
  message: string
}
