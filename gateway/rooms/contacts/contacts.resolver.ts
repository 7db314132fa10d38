import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { type ContactMessage, contactMessage } from '../../../schema/contacts.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Wanted } from '../../core/wanted.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { LocaleEnum } from '../../graphql/enums.ts'
import { IdempotencyKeyArg } from '../../graphql/idempotency-key-arg.ts'
import { type ListConnection, toListConnection } from '../../graphql/list-connection.ts'
import { LocaleArg } from '../../graphql/locale-arg.ts'
import { AdminsOnly } from '../../graphql/permission.ts'
import { AsWanted } from '../../graphql/wanted-fields.ts'
import { deleteResolver } from '../../models/delete.resolver.ts'
import { inputType } from '../../models/graphql-inputs.ts'
import { listTypes, recordType } from '../../models/graphql-types.ts'
import type { ContactsService } from './contacts.service.ts'

type Context = GraphqlContext<{ contacts: ContactsService }>

const ContactMessageType = recordType(contactMessage)
const ContactMessageInput = inputType(contactMessage, 'ContactMessageInput')
const { Connection, ListArgs } = listTypes(contactMessage, ContactMessageType, {
  name: 'Message',
  filter: LocaleEnum,
})

@Resolver()
class ContactsResolver {
  @AdminsOnly()
  @Query(() => Connection, {
    nullable: true,
    description: 'The messages, newest first unless sorted otherwise. Admins only.',
  })
  async contactMessages(
    @Args(() => ListArgs) request: object,
    @AsWanted() wanted: Wanted,
    @Ctx() { services, viewer, locale }: Context,
  ): Promise<ListConnection<ContactMessage>> {
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
  deleteResolver(contactMessage, ({ services }: Context) => services.contacts),
]
