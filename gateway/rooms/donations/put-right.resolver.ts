import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { GraphqlContext } from '../../graphql/context.ts'
import { IdempotencyKeyArg } from '../../graphql/idempotency-key-arg.ts'
import { Permitted } from '../../graphql/permission.ts'
import { projectTitleResolver } from '../../graphql/project-title-resolver.ts'
import type { DonationWithHistory } from './donation.ts'
import type { DonationsService } from './donations.service.ts'
import {
  DonationCorrectionInput,
  DonationReasonInput,
  DonationRefundInput,
  DonationStateType,
  DonationWithHistoryType,
} from './donations.type.ts'

type Context = GraphqlContext<{ donations: DonationsService }>

const GiftId = () => Arg('id', () => ID, { description: 'Of the donation.' })

@Resolver(() => DonationWithHistoryType)
class PutRightResolver {
  @Permitted('gifts:read')
  @Query(() => DonationWithHistoryType, {
    nullable: true,
    description: 'One donation, whatever has become of it, with all that was done to it.',
  })
  donation(@GiftId() id: string, @Ctx() { services, viewer }: Context): Promise<DonationWithHistory> {
    return services.donations.getWithHistory(viewer, id)
  }

  @Permitted('gifts:write')
  @Mutation(() => DonationWithHistoryType, { description: 'Corrects a gift that counts.' })
  correctDonation(
    @GiftId() id: string,
    @Arg('input', () => DonationCorrectionInput, { description: 'What was wrong, and why.' }) input: object,
    @IdempotencyKeyArg() idempotencyKey: string | undefined,
    @Ctx() { services, viewer, locale }: Context,
  ): Promise<DonationWithHistory> {
    return services.donations.correct(viewer, id, input, locale, idempotencyKey)
  }

  @Permitted('gifts:write')
  @Mutation(() => DonationWithHistoryType, {
    description: 'Writes down that some of a gift went back, or all that was left.',
  })
  refundDonation(
    @GiftId() id: string,
    @Arg('input', () => DonationRefundInput, { description: 'How much went back, and why.' }) input: object,
    @IdempotencyKeyArg() idempotencyKey: string | undefined,
    @Ctx() { services, viewer }: Context,
  ): Promise<DonationWithHistory> {
    return services.donations.refund(viewer, id, input, idempotencyKey)
  }

  @Permitted('gifts:write')
  @Mutation(() => DonationWithHistoryType, {
    description: 'A gift that never was counts no more.',
  })
  voidDonation(
    @GiftId() id: string,
    @Arg('input', () => DonationReasonInput, { description: 'Why.' }) input: object,
    @IdempotencyKeyArg() idempotencyKey: string | undefined,
    @Ctx() { services, viewer }: Context,
  ): Promise<DonationWithHistory> {
    return services.donations.void(viewer, id, input, idempotencyKey)
  }

  @Permitted('gifts:write')
  @Mutation(() => DonationWithHistoryType, {
    description: 'Takes back what was last refunded or voided of a gift.',
  })
  restoreDonation(
    @GiftId() id: string,
    @Arg('input', () => DonationReasonInput, { description: 'Why.' }) input: object,
    @IdempotencyKeyArg() idempotencyKey: string | undefined,
    @Ctx() { services, viewer }: Context,
  ): Promise<DonationWithHistory> {
    return services.donations.restore(viewer, id, input, idempotencyKey)
  }
}

export const putRightResolvers = [
  PutRightResolver,
  projectTitleResolver(DonationWithHistoryType),
  projectTitleResolver(DonationStateType),
] as const
