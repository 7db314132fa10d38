import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { Session, User } from '../../../schema/accounts.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { IdempotencyKeyArg } from '../../graphql/idempotency-key-arg.ts'
import { LocaleArg } from '../../graphql/locale-arg.ts'
import { SignedInOnly } from '../../graphql/permission.ts'
import type { AccountsService } from './accounts.service.ts'
import { CredentialsInput, SessionType, SignUpInput, ViewerType } from './accounts.type.ts'

type Context = GraphqlContext<{ accounts: AccountsService }>

@Resolver()
export class AccountsResolver {
  @Query(() => ViewerType, { nullable: true, description: 'The signed-in user; null when nobody is.' })
  viewer(@Ctx() { services, viewer }: Context): Promise<User | null> {
    return services.accounts.find(viewer)
  }

  @Mutation(() => SessionType, { description: 'Opens a session.' })
  login(
    @Arg('input', () => CredentialsInput, { description: 'Who signs in.' }) input: CredentialsInput,
    @Ctx() { services, address, device, statedLocale }: Context,
  ): Promise<Session> {
    return services.accounts.login(input, address, device, statedLocale)
  }

  @SignedInOnly()
  @Mutation(() => ID, { description: 'Ends this session, no other, and answers the id of its user.' })
  logOut(@Ctx() { services, viewer }: Context): Promise<string> {
    return services.accounts.logOut(viewer)
  }

  @Mutation(() => ViewerType, { description: 'Creates an account, not signed in yet.' })
  signUp(
    @Arg('input', () => SignUpInput, { description: 'Who signs up.' }) input: object,
    @LocaleArg() locale: Locale | undefined,
    @IdempotencyKeyArg() idempotencyKey: string | undefined,
    @Ctx() { services, viewer, address, locale: requested }: Context,
  ): Promise<User> {
    return services.accounts.signUp(input, locale ?? requested, address, { viewer, idempotencyKey })
  }
}
