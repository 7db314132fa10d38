import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { Session } from '../../../schema/accounts.ts'
import type { RecoveryCodes, SecondFactor, SecondFactorKey } from '../../../schema/second-factor.ts'
import { requireSignedIn } from '../../core/viewer.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { SignedInOnly } from '../../graphql/permission.ts'
import type { AccountsService } from './accounts.service.ts'
import { SessionType } from './accounts.type.ts'
import {
  RecoveryCodesType,
  SecondFactorConfirmationInput,
  SecondFactorKeyType,
  SecondFactorProofInput,
  SecondFactorStartInput,
  SecondFactorType,
  SecondStepInput,
} from './second-factor.type.ts'

type Context = GraphqlContext<{ accounts: AccountsService }>

@Resolver()
export class SecondFactorResolver {
  @Mutation(() => SessionType, { description: 'Opens a session of an account with a second step.' })
  completeLogin(
    @Arg('input', () => SecondStepInput, { description: 'The challenge of the first step, and a code.' })
    input: SecondStepInput,
    @Ctx() { services, address, device, statedLocale }: Context,
  ): Promise<Session> {
    return services.accounts.completeLogin(input, address, device, statedLocale)
  }

  @SignedInOnly()
  @Query(() => SecondFactorType, {
    nullable: true,
    description: 'Whether whoever asks is asked for a code when they sign in.',
  })
  secondFactor(@Ctx() { services, viewer }: Context): Promise<SecondFactor> {
    return services.accounts.secondFactor(viewer)
  }

  @SignedInOnly()
  @Mutation(() => SecondFactorKeyType, {
    description: 'Makes a key for codes. Signing in stays as it is until a code of it is confirmed.',
  })
  startSecondFactor(
    @Arg('input', () => SecondFactorStartInput, { description: 'The password.' })
    input: SecondFactorStartInput,
    @Ctx() { services, viewer, address }: Context,
  ): Promise<SecondFactorKey> {
    return services.accounts.startSecondFactor(viewer, input, address)
  }

  @SignedInOnly()
  @Mutation(() => RecoveryCodesType, { description: 'Turns the second step on.' })
  confirmSecondFactor(
    @Arg('input', () => SecondFactorConfirmationInput, { description: 'A code of the new key.' })
    input: SecondFactorConfirmationInput,
    @Ctx() { services, viewer, address }: Context,
  ): Promise<RecoveryCodes> {
    return services.accounts.confirmSecondFactor(viewer, input, address)
  }

  @SignedInOnly()
  @Mutation(() => RecoveryCodesType, {
    description: 'Makes new recovery codes. Those that were left are good no longer.',
  })
  renewRecoveryCodes(
    @Arg('input', () => SecondFactorProofInput, { description: 'The password and a code.' })
    input: SecondFactorProofInput,
    @Ctx() { services, viewer, address }: Context,
  ): Promise<RecoveryCodes> {
    return services.accounts.renewRecoveryCodes(viewer, input, address)
  }

  @SignedInOnly()
  @Mutation(() => ID, {
    description: 'Turns the second step of whoever asks off, and answers their id.',
  })
  async removeSecondFactor(
    @Arg('input', () => SecondFactorProofInput, { description: 'The password and a code.' })
    input: SecondFactorProofInput,
    @Ctx() { services, viewer, address }: Context,
  ): Promise<string> {
    await services.accounts.removeSecondFactor(viewer, input, address)
    return requireSignedIn(viewer).id
  }
}
