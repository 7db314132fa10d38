import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { Locale } from '../../../schema/locales.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { IdempotencyKeyArg } from '../../graphql/idempotency-key-arg.ts'
import { LocaleArg } from '../../graphql/locale-arg.ts'
import type { NewsletterService } from './newsletter.service.ts'
import { NewsletterAnswerType, NewsletterSubscriptionInput } from './newsletter.type.ts'

type Context = GraphqlContext<{ newsletter: NewsletterService }>

@Resolver()
export class NewsletterResolver {
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
}
