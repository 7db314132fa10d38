import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { type ContactMessage, contactMessage } from '../../../schema/contacts.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Wanted } from '../../core/wanted.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { IdempotencyKeyArg } from '../../graphql/idempotency-key-arg.ts'
import { type ListConnection, toListConnection } from '../../graphql/list-connection.ts'
import { LocaleArg } from '../../graphql/locale-arg.ts'
import { Permitted } from '../../graphql/permission.ts'
import { AsWanted } from '../../graphql/wanted-fields.ts'
import { deleteResolver } from '../../models/delete.resolver.ts'
import { AnswersResolver } from './answers.resolver.ts'
import type { ContactsService } from './contacts.service.ts'
import { Connection, ContactMessageInput, ContactMessageType, ListArgs } from './contacts.type.ts'
import { HandlingResolver } from './handling.resolver.ts'
import type { HandledMessage } from './handling.ts'

type Context = GraphqlContext<{ contacts: ContactsService }>

@Resolver()
class ContactsResolver {
  @Permitted('messages:read')
  @Query(() => Connection, {
    nullable: true,
    description: 'The messages, newest first unless sorted otherwise.',
  })
  async contactMessages(
    @Args(() => ListArgs) request: object,
    @AsWanted() wanted: Wanted,
    @Ctx() { services, viewer, locale }: Context,
  ): Promise<ListConnection<HandledMessage>> {
    return toListConnection(await services.contacts.list(viewer, request, locale, wanted))
  }

  @Mutation(() => ContactMessageType, { description: 'Writes to the team.' })
  sendContactMessage(
    @Arg('input', () => ContactMessageInput, { description: 'The message.' }) input: object,
    @LocaleArg() locale: Locale | undefined,
    @IdempotencyKeyArg() idempotencyKey: string | undefined,
    @Ctx() { services, viewer, address, locale: requested }: Context,
  ): Promise<ContactMessage> {
    return services.contacts.send(input, locale ?? requested, address, { viewer, idempotencyKey })
  }
}

export const contactsResolvers = [
  ContactsResolver,
  HandlingResolver,
  AnswersResolver,
  deleteResolver(contactMessage, ({ services }: Context) => services.contacts),
]
