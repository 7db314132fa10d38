import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { PasswordReset } from '../../../schema/password-resets.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import type { AccountsService } from './accounts.service.ts'
import {
  NewPasswordInput,
  PasswordResetAnswerType,
  PasswordResetRequestInput,
  PasswordResetType,
  resetTokenDescription,
} from './password-resets.type.ts'

type Context = GraphqlContext<{ accounts: AccountsService }>

@Resolver()
export class PasswordResetsResolver {
  @Mutation(() => PasswordResetAnswerType, {
    description: 'Writes a link to whoever has this address, by which they set a new password.',
  })
  requestPasswordReset(
    @Arg('input', () => PasswordResetRequestInput, { description: 'Where the link goes.' })
    input: PasswordResetRequestInput,
    @Ctx() { services, address }: Context,
  ): Promise<PasswordResetAnswerType> {
    return services.accounts.requestPasswordReset(input, address)
  }

  /** A mutation too, though it writes nothing: a query may stand in an address, and so would a token in logs and caches. */
  @Mutation(() => PasswordResetType, {
    description: 'Whose password a link sets, for whoever has it. Nothing is written.',
  })
  findPasswordReset(
    @Arg('token', () => String, { description: resetTokenDescription }) token: string,
    @Ctx() { services }: Context,
  ): Promise<PasswordReset> {
    return services.accounts.findPasswordReset({ token })
  }

  @Mutation(() => ID, {
    description:
      'Sets a new password by a link, which is used up, ends all sessions of the account, and answers its id. Nobody is signed in by it.',
  })
  resetPassword(
    @Arg('input', () => NewPasswordInput, { description: 'The link and the new password.' })
    input: NewPasswordInput,
    @Ctx() { services, address, device }: Context,
  ): Promise<string> {
    return services.accounts.resetPasswordByLink(input, { address, device })
  }
}
