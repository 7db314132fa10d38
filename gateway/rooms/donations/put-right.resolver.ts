import { Arg, type ClassType, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Locale } from '../../../schema/locales.ts'
import { inLocale } from '../../core/localized.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { IdempotencyKeyArg } from '../../graphql/idempotency-key-arg.ts'
import { LocaleArg } from '../../graphql/locale-arg.ts'
import { AdminsOnly } from '../../graphql/permission.ts'
import type { DonationState, DonationWithHistory } from './donation.ts'
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
  @AdminsOnly()
  @Query(() => DonationWithHistoryType, {
    nullable: true,
    description: 'One donation, whatever has become of it, with all that was done to it. Admins only.',
  })
  donation(@GiftId() id: string, @Ctx() { services, viewer }: Context): Promise<DonationWithHistory> {
    return services.donations.getWithHistory(viewer, id)
  }

  @AdminsOnly()
  @Mutation(() => DonationWithHistoryType, { description: 'Corrects a gift that counts. Admins only.' })
  correctDonation(
    @GiftId() id: string,
    @Arg('input', () => DonationCorrectionInput, { description: 'What was wrong, and why.' }) input: object,
    @IdempotencyKeyArg() idempotencyKey: string | undefined,
    @Ctx() { services, viewer, locale }: Context,
  ): Promise<DonationWithHistory> {
    return services.donations.correct(viewer, id, input, locale, idempotencyKey)
  }

  @AdminsOnly()
  @Mutation(() => DonationWithHistoryType, {
    description: 'Writes down that some of a gift went back, or all that was left. Admins only.',
  })
  refundDonation(
    @GiftId() id: string,
    @Arg('input', () => DonationRefundInput, { description: 'How much went back, and why.' }) input: object,
    @IdempotencyKeyArg() idempotencyKey: string | undefined,
    @Ctx() { services, viewer }: Context,
  ): Promise<DonationWithHistory> {
    return services.donations.refund(viewer, id, input, idempotencyKey)
  }

  @AdminsOnly()
  @Mutation(() => DonationWithHistoryType, {
    description: 'A gift that never was counts no more. Admins only.',
  })
  voidDonation(
    @GiftId() id: string,
    @Arg('input', () => DonationReasonInput, { description: 'Why.' }) input: object,
    @IdempotencyKeyArg() idempotencyKey: string | undefined,
    @Ctx() { services, viewer }: Context,
  ): Promise<DonationWithHistory> {
    return services.donations.void(viewer, id, input, idempotencyKey)
  }

  @AdminsOnly()
  @Mutation(() => DonationWithHistoryType, {
    description: 'Takes back what was last refunded or voided of a gift. Admins only.',
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

/** Names the project of a gift, as it is or was. */
const projectTitleResolver = (type: ClassType): ClassType => {
  @Resolver(() => type)
  class ProjectTitleResolver {
    @FieldResolver(() => String, { description: 'In the language asked for, where it is written in it.' })
    projectTitle(
      @Root() { projectTitle }: DonationState,
      @LocaleArg() locale: Locale | undefined,
      @Ctx() context: Context,
    ): string {
      return inLocale(projectTitle, locale ?? context.locale)
    }
  }
  return ProjectTitleResolver
}

export const putRightResolvers = [
  PutRightResolver,
  projectTitleResolver(DonationWithHistoryType),
  projectTitleResolver(DonationStateType),
] as const
