import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import { letterLanguageInWords } from '../../../schema/letter-language.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { OpenSession } from '../../../schema/sessions.ts'
import { requireSignedIn } from '../../core/viewer.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { LocaleEnum } from '../../graphql/enums.ts'
import { SignedInOnly } from '../../graphql/permission.ts'
import type { AccountsService } from './accounts.service.ts'
import { OpenSessionType, PasswordChangeInput } from './accounts.type.ts'

type Context = GraphqlContext<{ accounts: AccountsService }>

@Resolver()
export class OwnAccountResolver {
  @SignedInOnly()
  @Query(() => [OpenSessionType], {
    nullable: true,
    description: 'Where whoever asks is signed in: here first, then used last first.',
  })
  sessions(@Ctx() { services, viewer }: Context): Promise<OpenSession[]> {
    return services.accounts.listSessions(viewer)
  }

  @SignedInOnly()
  @Mutation(() => ID, { description: 'Ends one session of whoever asks and answers its id.' })
  async endSession(
    @Arg('id', () => ID, { description: 'Of the session.' }) id: string,
    @Ctx() { services, viewer }: Context,
  ): Promise<string> {
    await services.accounts.endSession(viewer, id)
    return id
  }

  @SignedInOnly()
  @Mutation(() => Int, {
    description: 'Ends all sessions of whoever asks but the one that does, and answers how many.',
  })
  endOtherSessions(@Ctx() { services, viewer }: Context): Promise<number> {
    return services.accounts.endOtherSessions(viewer)
  }

  @SignedInOnly()
  @Mutation(() => ID, {
    description:
      'Changes the password of whoever asks, who is signed out everywhere else, and answers their id.',
  })
  async changePassword(
    @Arg('input', () => PasswordChangeInput, { description: 'The old password and the new one.' })
    input: PasswordChangeInput,
    @Ctx() { services, viewer, address }: Context,
  ): Promise<string> {
    await services.accounts.changePassword(viewer, input, address)
    return requireSignedIn(viewer).id
  }

  @SignedInOnly()
  @Query(() => LocaleEnum, {
    nullable: true,
    description: `The language that whoever asks is written to in. ${letterLanguageInWords}`,
  })
  async letterLanguage(@Ctx() { services, viewer }: Context): Promise<Locale> {
    return (await services.accounts.letterLanguage(viewer)).locale
  }

  @SignedInOnly()
  @Mutation(() => LocaleEnum, {
    description:
      'Whoever asks chooses the language they are written to in. Signing in on a page in another one does not change it.',
  })
  async chooseLetterLanguage(
    @Arg('locale', () => LocaleEnum, { description: 'Which.' }) locale: Locale,
    @Ctx() { services, viewer }: Context,
  ): Promise<Locale> {
    return (await services.accounts.chooseLetterLanguage(viewer, { locale })).locale
  }
}
