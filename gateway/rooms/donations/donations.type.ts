import { Field, Float, ID, InputType, ObjectType } from 'type-graphql'
import type { z } from 'zod'
import type { newDonation } from '../../../schema/donations.ts'
import { connectionOf } from '../../graphql/connection.ts'
import { DateTime } from '../../graphql/scalars.ts'
import type { Donation } from './donation.ts'

@ObjectType('Donor', { description: 'The donor of a gift.', simpleResolvers: true })
export class DonorType {
  @Field(() => String, { description: 'As the gift was signed.' })
  name: string
}

@ObjectType('Donation', { description: 'A confirmed gift to a project.', simpleResolvers: true })
export class DonationType implements Donation {
  @Field(() => ID, { description: 'Opaque; never changes.' })
  id: string

  @Field(() => Boolean, { description: 'Whether the donor wants no name shown.' })
  anonymous: boolean

  @Field(() => DonorType, { nullable: true, description: 'Null when the gift is anonymous.' })
  donor: DonorType | null

  @Field(() => Float, { description: 'Lari.' })
  amount: number

  @Field(() => DateTime, { description: 'When the gift arrived, not when it was recorded.' })
  receivedAt: string
}

export const DonationConnection = connectionOf(DonationType, 'DonationConnection')

@InputType({ description: 'A gift received by bank or in cash. It counts at once.' })
export class NewDonationInput implements z.input<typeof newDonation> {
  @Field(() => Float, { description: 'Lari, 0.01 to 10,000,000.' })
  amount: number

  @Field(() => String, { nullable: true, description: 'Only an anonymous gift may lack it.' })
  donorName?: string | null

  @Field(() => String, { nullable: true, description: 'For the receipt; shown to nobody.' })
  donorEmail?: string | null

  @Field(() => Boolean, { defaultValue: false, description: 'The name is kept, and shown to nobody.' })
  anonymous: boolean

  @Field(() => DateTime, {
    nullable: true,
    description: 'On a day from 2000-01-01 to today, on the clock of Tbilisi. Now, when absent.',
  })
  receivedAt?: string | null
}
