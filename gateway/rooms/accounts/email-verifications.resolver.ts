import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { EmailVerification, OwnEmail } from '../../../schema/email-verifications.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { SignedInOnly } from '../../graphql/permission.ts'
import type { AccountsService } from './accounts.service.ts'
import { EmailVerificationType, OwnEmailType } from './email-verifications.type.ts'

type Context = GraphqlContext<{ accounts: AccountsService }>

const tokenDescription = 'What stands behind the `#` of the link.'

@Resolver()
export class EmailVerificationsResolver {
  @SignedInOnly()
  @Query(() => OwnEmailType, {
    nullable: true,
    description: 'The address of whoever asks, and whether they have confirmed it.',
  })
  ownEmail(@Ctx() { services, viewer }: Context): Promise<OwnEmail> {
    return services.accounts.ownEmail(viewer)
  }

  @SignedInOnly()
  @Mutation(() => OwnEmailType, {
    description: 'Writes whoever asks another link to confirm their address; none where they have.',
  })
  requestEmailVerification(@Ctx() { services, viewer }: Context): Promise<OwnEmail> {
    return services.accounts.requestEmailVerification(viewer)
  }

  /** A mutation too, though it writes nothing: a query may stand in an address, and so would a token in logs and caches. */
  @Mutation(() => EmailVerificationType, {
    description: 'Which address a link confirms, for whoever has it. Nothing is written.',
  })
  findEmailVerification(
    @Arg('token', () => String, { description: tokenDescription }) token: string,
    @Ctx() { services }: Context,
  ): Promise<EmailVerification> {
    return services.accounts.findEmailVerification({ token })
  }

  @Mutation(() => ID, {
    description:
      'Confirms an address by a link, which is used up, and answers the id of its account. Nobody is signed in by it.',
  })
  verifyEmail(
    @Arg('token', () => String, { description: tokenDescription }) token: string,
    @Ctx() { services, address, device }: Context,
  ): Promise<string> {
    return services.accounts.verifyEmail({ token }, { address, device })
  }
}
