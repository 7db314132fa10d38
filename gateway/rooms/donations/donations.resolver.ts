import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { GraphqlContext } from '../../graphql/context.ts'
import { IdempotencyKeyArg } from '../../graphql/idempotency-key-arg.ts'
import { Permitted } from '../../graphql/permission.ts'
import type { Donation } from './donation.ts'
import type { DonationsService } from './donations.service.ts'
import { DonationType, NewDonationInput } from './donations.type.ts'

type Context = GraphqlContext<{ donations: DonationsService }>

@Resolver()
export class DonationsResolver {
  @Permitted('gifts:write')
  @Mutation(() => DonationType, { description: 'Records a gift received by bank or in cash.' })
  recordDonation(
    @Arg('projectId', () => ID, { description: 'What the gift is for.' }) projectId: string,
    @Arg('input', () => NewDonationInput, { description: 'The gift.' }) input: object,
    @IdempotencyKeyArg() idempotencyKey: string | undefined,
    @Ctx() { services, viewer, locale }: Context,
  ): Promise<Donation> {
    return services.donations.record(viewer, projectId, input, locale, idempotencyKey)
  }
}
