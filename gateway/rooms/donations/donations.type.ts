import { Field, Int, ObjectType } from 'type-graphql'
import { donation } from '../../../schema/donations.ts'
import { type Connection, connectionOf, toConnection } from '../../graphql/connection.ts'
import { declare } from '../../models/graphql-fields.ts'
import { inputType } from '../../models/graphql-inputs.ts'
import { recordType } from '../../models/graphql-types.ts'
import type { Donation, DonationPage, RecordedDonor } from './donation.ts'

@ObjectType('Donor', { description: 'The donor of a gift.', simpleResolvers: true })
class DonorType {
  @Field(() => String, { description: 'As the gift was signed.' })
  name: string
}

@ObjectType('RecordedDonor', { description: 'What is known of a donor.', simpleResolvers: true })
class RecordedDonorType implements RecordedDonor {
  @Field(() => String, { nullable: true, description: 'As the gift was signed.' })
  name: string | null

  @Field(() => String, { nullable: true, description: 'Where the receipt goes.' })
  email: string | null
}

export const DonationType = recordType(donation)
declare(DonationType, 'donor', () => DonorType, {
  nullable: true,
  description: 'Null when the gift is anonymous.',
})

declare(DonationType, 'recordedDonor', () => RecordedDonorType, {
  nullable: true,
  description: 'What was given of the donor, of an anonymous one too: for the team alone.',
})

export const DonationConnection = connectionOf(DonationType, 'DonationConnection')
declare(DonationConnection, 'donorCount', () => Int, {
  nullable: false,
  description: 'How many people all of them are from, told apart by their email, else by their name.',
})
declare(DonationConnection, 'unsignedCount', () => Int, {
  nullable: false,
  description: 'How many of all bear neither a name nor an email.',
})

export const toDonationConnection = ({
  donorCount,
  unsignedCount,
  ...page
}: DonationPage): Connection<Donation> & Pick<DonationPage, 'donorCount' | 'unsignedCount'> => ({
  ...toConnection(page),
  donorCount,
  unsignedCount,
})

export const NewDonationInput = inputType(
  { ...donation, description: 'A gift received by bank or in cash. It counts at once.' },
  'NewDonationInput',
)
