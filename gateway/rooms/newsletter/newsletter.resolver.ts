import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { Locale } from '../../../schema/locales.ts'
import { type NewsletterReader, newsletterReader } from '../../../schema/newsletter.ts'
import type { Wanted } from '../../core/wanted.ts'
import { type Connection, connectionOf, PageArgs, toConnection } from '../../graphql/connection.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { IdempotencyKeyArg } from '../../graphql/idempotency-key-arg.ts'
import { type ListConnection, toListConnection } from '../../graphql/list-connection.ts'
import { LocaleArg } from '../../graphql/locale-arg.ts'
import { Permitted } from '../../graphql/permission.ts'
import { DateTime } from '../../graphql/scalars.ts'
import { AsWanted } from '../../graphql/wanted-fields.ts'
import { declare } from '../../models/graphql-fields.ts'
import { listTypes, recordType } from '../../models/graphql-types.ts'
import type { NewsletterService } from './newsletter.service.ts'
import { NewsletterAnswerType, NewsletterSubscriptionInput } from './newsletter.type.ts'
import { type RemovedReader, removedAtInWords } from './removed-readers.ts'

type Context = GraphqlContext<{ newsletter: NewsletterService }>

const ReaderType = recordType(newsletterReader)
const { Connection: ReaderConnection, ListArgs } = listTypes(newsletterReader, ReaderType)

const RemovedType = recordType({
  ...newsletterReader,
  name: 'RemovedReader',
  description: 'A reader who was taken off, as they stood on the list.',
})
declare(RemovedType, 'removedAt', () => DateTime, { nullable: false, description: removedAtInWords })
const RemovedConnection = connectionOf(RemovedType, 'RemovedReaderConnection')

@Resolver()
class NewsletterResolver {
  @Mutation(() => NewsletterAnswerType, { description: 'Subscribes; the same email again changes nothing.' })
  subscribeToNewsletter(
    @Arg('input', () => NewsletterSubscriptionInput, { description: 'Who subscribes.' })
    input: NewsletterSubscriptionInput,
    @LocaleArg() locale: Locale | undefined,
    @IdempotencyKeyArg() idempotencyKey: string | undefined,
    @Ctx() { services, viewer, address, locale: requested }: Context,
  ): Promise<NewsletterAnswerType> {
    return services.newsletter.subscribe(input, locale ?? requested, address, { viewer, idempotencyKey })
  }

  @Permitted('people:read')
  @Query(() => ReaderConnection, {
    nullable: true,
    description: 'The readers of the newsletter, newest first unless sorted otherwise.',
  })
  async newsletterReaders(
    @Args(() => ListArgs) request: object,
    @AsWanted() wanted: Wanted,
    @Ctx() { services, viewer, locale }: Context,
  ): Promise<ListConnection<NewsletterReader>> {
    return toListConnection(await services.newsletter.list(viewer, request, locale, wanted))
  }

  @Permitted('people:read')
  @Query(() => RemovedConnection, {
    nullable: true,
    description: 'Who was taken off within a day and can be put back, the last one first.',
  })
  async removedReaders(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { services, viewer }: Context,
  ): Promise<Connection<RemovedReader>> {
    return toConnection(await services.newsletter.listRemoved(viewer, page))
  }

  @Permitted('people:write')
  @Mutation(() => ID, {
    description: 'Takes a reader off the list and answers their id; a day later nothing is left of them.',
  })
  async unsubscribeReader(
    @Arg('id', () => ID, { description: 'Of the reader.' }) id: string,
    @Ctx() { services, viewer }: Context,
  ): Promise<string> {
    await services.newsletter.unsubscribe(viewer, id)
    return id
  }

  @Permitted('people:write')
  @Mutation(() => ID, {
    description:
      'Takes that back within a day, and answers the id. Whoever is on the list already stays as they are by now.',
  })
  async resubscribeReader(
    @Arg('id', () => ID, { description: 'Of the reader.' }) id: string,
    @Ctx() { services, viewer }: Context,
  ): Promise<string> {
    await services.newsletter.resubscribe(viewer, id)
    return id
  }
}

export const newsletterResolvers = [NewsletterResolver]
