import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { MessageAssignee } from '../../../schema/contacts.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { IdempotencyKeyArg } from '../../graphql/idempotency-key-arg.ts'
import { Permitted } from '../../graphql/permission.ts'
import type { ContactsService } from './contacts.service.ts'
import {
  ContactMessageAssigneeType,
  ContactMessageChangeInput,
  ContactMessageCountsType,
  ContactMessageNoteType,
  ContactMessageType,
  NewContactMessageNoteInput,
} from './contacts.type.ts'
import type { HandledMessage, MessageCounts, MessageNote } from './handling.ts'

type Context = GraphqlContext<{ contacts: ContactsService }>

const MessageId = (): ReturnType<typeof Arg> => Arg('id', () => ID, { description: 'Of the message.' })

@Resolver()
export class HandlingResolver {
  @Permitted('messages:read')
  @Query(() => ContactMessageType, { nullable: true, description: 'One message.' })
  contactMessage(@MessageId() id: string, @Ctx() { services, viewer }: Context): Promise<HandledMessage> {
    return services.contacts.get(viewer, id)
  }

  @Permitted('messages:write')
  @Query(() => [ContactMessageAssigneeType], {
    nullable: true,
    description: 'Whom a message may be given, by their names.',
  })
  contactMessageAssignees(@Ctx() { services, viewer }: Context): Promise<MessageAssignee[]> {
    return services.contacts.assignees(viewer)
  }

  @Permitted('messages:read')
  @Query(() => ContactMessageCountsType, {
    nullable: true,
    description: 'How many messages wait for an answer.',
  })
  contactMessageCounts(@Ctx() { services, viewer }: Context): Promise<MessageCounts> {
    return services.contacts.counts(viewer)
  }

  @Permitted('messages:read')
  @Query(() => [ContactMessageNoteType], {
    nullable: true,
    description: 'What the team wrote down of a message, oldest first.',
  })
  contactMessageNotes(@MessageId() id: string, @Ctx() { services, viewer }: Context): Promise<MessageNote[]> {
    return services.contacts.notes(viewer, id)
  }

  @Permitted('messages:write')
  @Mutation(() => ContactMessageType, {
    description: 'Says what has become of a message, and who has taken it.',
  })
  updateContactMessage(
    @MessageId() id: string,
    @Arg('input', () => ContactMessageChangeInput, { description: 'What is so from now on.' })
    input: ContactMessageChangeInput,
    @Ctx() { services, viewer }: Context,
  ): Promise<HandledMessage> {
    return services.contacts.update(viewer, id, input)
  }

  @Permitted('messages:write')
  @Mutation(() => ContactMessageNoteType, { description: 'Writes down something of a message.' })
  addContactMessageNote(
    @MessageId() id: string,
    @Arg('input', () => NewContactMessageNoteInput, { description: 'The note.' }) input: object,
    @IdempotencyKeyArg() idempotencyKey: string | undefined,
    @Ctx() { services, viewer }: Context,
  ): Promise<MessageNote> {
    return services.contacts.addNote(viewer, id, input, idempotencyKey)
  }
}
