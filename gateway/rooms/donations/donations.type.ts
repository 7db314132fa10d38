import { Field, ObjectType } from 'type-graphql'
import { donation } from '../../../schema/donations.ts'
import { connectionOf } from '../../graphql/connection.ts'
import { declare } from '../../models/graphql-fields.ts'
import { inputType } from '../../models/graphql-inputs.ts'
import { recordType } from '../../models/graphql-types.ts'

@ObjectType('Donor', { description: 'The donor of a gift.', simpleResolvers: true })
class DonorType {
  @Field(() => String, { description: 'As the gift was signed.' })
  name: string
}

export const DonationType = recordType(donation)
declare(DonationType, 'donor', () => DonorType, {
  nullable: true,
  description: 'Null when the gift is anonymous.',
})

export const DonationConnection = connectionOf(DonationType, 'DonationConnection')

export const NewDonationInput = inputType(
  { ...donation, description: 'A gift received by bank or in cash. It counts at once.' },
  'NewDonationInput',
)
