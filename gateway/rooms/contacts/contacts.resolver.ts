import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { Locale } from '../../../schema/locales.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { type ListConnection, toListConnection } from '../../graphql/list-connection.ts'
import { LocaleArg } from '../../graphql/locale-arg.ts'
import type { ContactMessage } from './contact-message.ts'
import type { ContactsService } from './contacts.service.ts'
import {
  ContactMessageConnection,
  ContactMessageInput,
  ContactMessageType,
  MessageListArgs,
} from './contacts.type.ts'

type Context = GraphqlContext<{ contacts: ContactsService }>

@Resolver()
export class ContactsResolver {
  @Query(() => ContactMessageConnection, {
    nullable: true,
    description: 'Newest first unless sorted otherwise. Admins only.',
  })
  async contactMessages(
    @Args(() => MessageListArgs) request: MessageListArgs,
    @Ctx() { services, viewer }: Context,
  ): Promise<ListConnection<ContactMessage>> {
    return toListConnection(await services.contacts.list(viewer, request))
  }

  @Mutation(() => ContactMessageType, { description: 'Sends a message to the team.' })
  sendContactMessage(
    @Arg('input', () => ContactMessageInput, { description: 'The message.' }) input: ContactMessageInput,
    @LocaleArg() locale: Locale | undefined,
    @Ctx() context: Context,
  ): Promise<ContactMessage> {
    const { services, address } = context
    return services.contacts.send(input, locale ?? context.locale, address)
  }

  @Mutation(() => ID, { description: 'Deletes a message and answers its id. Admins only.' })
  async deleteContactMessage(
    @Arg('id', () => ID, { description: 'Of the message.' }) id: string,
    @Ctx() { services, viewer }: Context,
  ): Promise<string> {
    await services.contacts.delete(viewer, id)
    return id
  }
}
