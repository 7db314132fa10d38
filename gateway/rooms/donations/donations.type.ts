import { type ClassType, Field, Float, ID, Int, ObjectType } from 'type-graphql'
import {
  correctable,
  type DonationEntryKind,
  donation,
  donationEntryKinds,
  donationStatuses,
  explained,
  refundable,
} from '../../../schema/donations.ts'
import { type Connection, connectionOf, toConnection } from '../../graphql/connection.ts'
import { enumType } from '../../graphql/enums.ts'
import { DateTime } from '../../graphql/scalars.ts'
import { declare, typeOf } from '../../models/graphql-fields.ts'
import { changeInputType, inputType } from '../../models/graphql-inputs.ts'
import { recordType } from '../../models/graphql-types.ts'
import type { Donation, DonationPage, DonationState, RecordedDonor } from './donation.ts'

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

const declareDonor = (type: ClassType): void =>
  declare(type, 'donor', () => DonorType, {
    nullable: true,
    description: 'Null when the gift is anonymous.',
  })

const declareRecordedDonor = (type: ClassType): void =>
  declare(type, 'recordedDonor', () => RecordedDonorType, {
    nullable: true,
    description: 'What was given of the donor, of an anonymous one too: for the team alone.',
  })

export const DonationType = recordType(donation)
declareDonor(DonationType)
declareRecordedDonor(DonationType)

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

const versionInput = {
  nullable: true,
  description: 'What the change was made from: refused with `edit_conflict` when it is no longer current.',
}

export const DonationCorrectionInput = changeInputType(correctable, 'DonationCorrectionInput', explained)
export const DonationRefundInput = inputType(refundable, 'DonationRefundInput')
export const DonationReasonInput = inputType(explained, 'DonationReasonInput')
for (const input of [DonationCorrectionInput, DonationRefundInput, DonationReasonInput]) {
  declare(input, 'version', () => Int, versionInput)
}

const DonationEntryKindEnum = enumType('DonationEntryKind', 'What was done to a gift.', donationEntryKinds)
const DonationStatusEnum = enumType(
  'DonationStatus',
  'What a gift is; only a confirmed one counts.',
  donationStatuses,
)

/** What a gift is beside what everybody may be told of one. Its project's title has a resolver. */
const declareStanding = (type: ClassType): void => {
  declare(type, 'status', () => DonationStatusEnum, { nullable: false, description: 'Whether it counts.' })
  declare(type, 'projectId', () => ID, { nullable: false, description: 'What `project` takes.' })
}

const { amount, refunded, receivedAt, method, reference, anonymous } = donation.fields

@ObjectType('DonationState', { description: 'What a gift was, or is.', simpleResolvers: true })
export class DonationStateType {}
for (const [name, field] of Object.entries({ amount, refunded, receivedAt, method, reference, anonymous })) {
  const { optional: nullable, description } = field
  declare(DonationStateType, name, typeOf(donation, name, field), { nullable, description, simple: true })
}
declareRecordedDonor(DonationStateType)
declareStanding(DonationStateType)

@ObjectType('DonationEntry', { description: 'Something that was done to a gift.', simpleResolvers: true })
class DonationEntryType {
  @Field(() => Int, { description: 'Its number among those of the gift; the newest has the gift’s.' })
  version: number

  @Field(() => DonationEntryKindEnum, { description: 'What it has done.' })
  kind: DonationEntryKind

  @Field(() => Int, {
    nullable: true,
    description: 'The number of the entry it puts right, or takes back; null for the first.',
  })
  corrects: number | null

  @Field(() => String, { nullable: true, description: 'Why; null for the first.' })
  reason: string | null

  @Field(() => String, { nullable: true, description: 'Who did it; null where the account is gone.' })
  madeBy: string | null

  @Field(() => DateTime, { description: 'When.' })
  madeAt: string

  @Field(() => Float, { description: 'By how much it changed what counts, in lari.' })
  change: number

  @Field(() => Float, { description: 'How much counted then, in lari.' })
  counts: number

  @Field(() => DonationStateType, { nullable: true, description: 'Null for the first.' })
  before: DonationState | null

  @Field(() => DonationStateType, { description: 'As it left the gift.' })
  after: DonationState
}

export const DonationWithHistoryType = recordType({
  ...donation,
  name: 'DonationWithHistory',
  description: 'A gift as it stands, whatever it is, and all that became of it.',
})
declareDonor(DonationWithHistoryType)
declareRecordedDonor(DonationWithHistoryType)
declareStanding(DonationWithHistoryType)
declare(DonationWithHistoryType, 'entries', () => [DonationEntryType], {
  nullable: false,
  description: 'What was done to it, newest first; of very many the newest 1,000.',
})
