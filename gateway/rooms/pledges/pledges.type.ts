import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql'
import { type GivingOptions, givingDescriptions } from '../../../schema/giving-options.ts'
import { ownPledge, tokenOfPledge } from '../../../schema/own-pledge.ts'
import type { PaymentWayName } from '../../../schema/payment-ways.ts'
import {
  arrival,
  giftAmountOfPledge,
  giftOfPledge,
  giftRefundedOfPledge,
  giftStatusOfPledge,
  pledge,
  projectOfPledge,
} from '../../../schema/pledges.ts'
import { declare, typeOf } from '../../models/graphql-fields.ts'
import { inputType } from '../../models/graphql-inputs.ts'
import { listTypes, recordType } from '../../models/graphql-types.ts'
import { DonationStatusEnum } from '../donations/donations.type.ts'

const madeFrom = 'What it was made from: refused with `edit_conflict` when it is no longer current.'

export const PledgeType = recordType(pledge)
declare(PledgeType, 'projectId', () => ID, { nullable: false, description: projectOfPledge, simple: true })
declare(PledgeType, 'donationId', () => ID, { nullable: true, description: giftOfPledge, simple: true })
declare(PledgeType, 'giftStatus', () => DonationStatusEnum, {
  nullable: true,
  description: giftStatusOfPledge,
  simple: true,
})
declare(PledgeType, 'giftAmount', () => Float, {
  nullable: true,
  description: giftAmountOfPledge,
  simple: true,
})
declare(PledgeType, 'giftRefunded', () => Float, {
  nullable: true,
  description: giftRefundedOfPledge,
  simple: true,
})

export const { Connection: PledgeConnection, ListArgs: PledgeListArgs } = listTypes(pledge, PledgeType)

export const OwnPledgeType = recordType(ownPledge)

export const MadePledgeType = recordType({
  ...ownPledge,
  name: 'MadePledge',
  description: 'A pledge, for whoever has just made it.',
})
declare(MadePledgeType, 'token', () => String, { nullable: false, description: tokenOfPledge, simple: true })

export const NewPledgeInput = inputType(pledge, 'NewPledgeInput')

export const PledgeArrivalInput = inputType(arrival, 'PledgeArrivalInput')
declare(PledgeArrivalInput, 'version', () => Int, { nullable: true, description: madeFrom })

@InputType({ description: 'Why a pledge is withdrawn or waited for again, or its monthly gift ended.' })
export class PledgeReasonInput {
  @Field(() => String, { description: 'Why, in words of one’s own.' })
  reason: string

  @Field(() => Int, { nullable: true, description: madeFrom })
  version?: number
}

const Way = typeOf(pledge, 'way', pledge.fields.way)

@ObjectType('GivingOptions', { description: 'How gifts can be made on the site.', simpleResolvers: true })
export class GivingOptionsType implements GivingOptions {
  @Field(() => Boolean, { description: givingDescriptions.launched })
  launched: boolean

  @Field(() => [Way()], { description: givingDescriptions.ways })
  ways: PaymentWayName[]

  @Field(() => [Float], { description: givingDescriptions.presets })
  presets: number[]

  @Field(() => [Way()], { nullable: true, description: givingDescriptions.monthlyWays })
  monthlyWays?: PaymentWayName[]

  @Field(() => Float, { nullable: true, description: givingDescriptions.thankedFrom })
  thankedFrom?: number
}
