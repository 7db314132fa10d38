import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { EmailAgreement, EmailChange } from '../../../schema/email-changes.ts'
import type { OwnEmail } from '../../../schema/email-verifications.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { SignedInOnly } from '../../graphql/permission.ts'
import type { AccountsService } from './accounts.service.ts'
import { EmailAgreementType, EmailChangeRequestInput, EmailChangeType } from './email-changes.type.ts'
import { OwnEmailType } from './email-verifications.type.ts'

type Context = GraphqlContext<{ accounts: AccountsService }>

const Token = (): ReturnType<typeof Arg> =>
  Arg('token', () => String, { description: 'What stands behind the `#` of the link.' })

@Resolver()
export class EmailChangesResolver {
  @SignedInOnly()
  @Mutation(() => OwnEmailType, {
    description:
      'Asks both the address of whoever asks and the new one whether it may be changed. It is, once both have agreed.',
  })
  async requestEmailChange(
    @Arg('input', () => EmailChangeRequestInput, { description: 'The new address, and the password.' })
    input: EmailChangeRequestInput,
    @Ctx() { services, viewer, address }: Context,
  ): Promise<OwnEmail> {
    await services.accounts.requestEmailChange(viewer, input, address)
    return services.accounts.ownEmail(viewer)
  }

  /** A mutation too, though it writes nothing: a query may stand in an address, and so would a token in logs and caches. */
  @Mutation(() => EmailChangeType, {
    description: 'What a link is for, for whoever has it. Nothing is written.',
  })
  findEmailChange(@Token() token: string, @Ctx() { services }: Context): Promise<EmailChange> {
    return services.accounts.findEmailChange({ token })
  }

  @Mutation(() => EmailAgreementType, {
    description: 'Agrees to another address by a link. It is changed once both sides have.',
  })
  agreeToEmailChange(
    @Token() token: string,
    @Ctx() { services, address, device }: Context,
  ): Promise<EmailAgreement> {
    return services.accounts.agreeToEmailChange({ token }, { address, device })
  }

  @Mutation(() => ID, {
    description:
      'Refuses another address by a link, or takes it back where it was changed, which ends all sessions of the account; answers the id of that.',
  })
  refuseEmailChange(@Token() token: string, @Ctx() { services, address, device }: Context): Promise<string> {
    return services.accounts.refuseEmailChange({ token }, { address, device })
  }
}
