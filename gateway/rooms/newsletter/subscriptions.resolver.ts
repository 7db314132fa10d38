import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { Locale } from '../../../schema/locales.ts'
import { type OwnSubscription, ownSubscription } from '../../../schema/newsletter-links.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { LocaleEnum } from '../../graphql/enums.ts'
import { recordType } from '../../models/graphql-types.ts'
import type { SubscriptionsService } from './subscriptions.service.ts'

type Context = GraphqlContext<{ newsletter: SubscriptionsService }>

const SubscriptionType = recordType(ownSubscription)

const tokenDescription = 'What stands behind the `#` of the link.'

@Resolver()
export class SubscriptionsResolver {
  /** A mutation, though it writes nothing: a query may stand in an address, and so would a token in logs and caches. */
  @Mutation(() => SubscriptionType, {
    description: 'A subscription, for whoever has the link of a letter to its reader. Nothing is written.',
  })
  findSubscription(
    @Arg('token', () => String, { description: tokenDescription }) token: string,
    @Ctx() { services }: Context,
  ): Promise<OwnSubscription> {
    return services.newsletter.findSubscription({ token })
  }

  @Mutation(() => ID, {
    description: 'Confirms a subscription by a link, and answers its id; again as well.',
  })
  confirmSubscription(
    @Arg('token', () => String, { description: tokenDescription }) token: string,
    @Ctx() { services }: Context,
  ): Promise<string> {
    return services.newsletter.confirmSubscription({ token })
  }

  @Mutation(() => ID, { description: 'Has the newsletter come in a language from now on.' })
  changeSubscriptionLanguage(
    @Arg('token', () => String, { description: tokenDescription }) token: string,
    @Arg('locale', () => LocaleEnum, { description: 'Which.' }) locale: Locale,
    @Ctx() { services }: Context,
  ): Promise<string> {
    return services.newsletter.changeSubscriptionLanguage({ token, locale })
  }

  @Mutation(() => Boolean, {
    description: 'Ends a subscription by a link. The same is answered for every token, and again: true.',
  })
  async endSubscription(
    @Arg('token', () => String, { description: tokenDescription }) token: string,
    @Ctx() { services }: Context,
  ): Promise<boolean> {
    await services.newsletter.endSubscription({ token })
    return true
  }

  @Mutation(() => ID, { description: 'Takes the end of a subscription back within a day.' })
  renewSubscription(
    @Arg('token', () => String, { description: tokenDescription }) token: string,
    @Ctx() { services }: Context,
  ): Promise<string> {
    return services.newsletter.renewSubscription({ token })
  }
}
