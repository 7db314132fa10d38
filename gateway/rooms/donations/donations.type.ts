import { ArgsType, type ClassType, Field, Float, ID, Int, ObjectType } from 'type-graphql'
import {
  byProviderInWords,
  correctable,
  type DonationEntryKind,
  donation,
  donationEntryKinds,
  donationStatuses,
  donorCountInWords,
  donorIdInWords,
  explained,
  reasonInWords,
  recordedDonorInWords,
  refundable,
  unsignedCountInWords,
} from '../../../schema/donations.ts'
import { ledgerChoices, ledgerSorts } from '../../../schema/ledger.ts'
import { mostCounted } from '../../../schema/limits.ts'
import type { Listed } from '../../core/list-page.ts'
import { type Connection, connectionOf, PageArgs, PageInfo, toConnection } from '../../graphql/connection.ts'
import { DirectionEnum, enumType } from '../../graphql/enums.ts'
import { DateTime } from '../../graphql/scalars.ts'
import { declare, typeOf } from '../../models/graphql-fields.ts'
import { changeInputType, inputType } from '../../models/graphql-inputs.ts'
import { recordType } from '../../models/graphql-types.ts'
import type {
  Donation,
  DonationPage,
  DonationState,
  ImportedFrom,
  LedgerDonation,
  RecordedDonor,
} from './donation.ts'

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
    description: recordedDonorInWords,
  })

const declareDonorId = (type: ClassType): void =>
  declare(type, 'donorId', () => ID, { nullable: true, description: donorIdInWords, simple: true })

export const DonationType = recordType(donation)
declareDonor(DonationType)
declareRecordedDonor(DonationType)

export const DonationConnection = connectionOf(DonationType, 'DonationConnection')
declare(DonationConnection, 'donorCount', () => Int, {
  nullable: false,
  description: donorCountInWords,
})
declare(DonationConnection, 'unsignedCount', () => Int, {
  nullable: false,
  description: unsignedCountInWords,
})

export const toDonationConnection = ({
  donorCount,
  unsignedCount,
  ...page
}: DonationPage<Listed<Donation>>): Connection<Donation, Listed<Donation>> &
  Pick<DonationPage, 'donorCount' | 'unsignedCount'> => ({
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

export const DonationEntryKindEnum = enumType(
  'DonationEntryKind',
  'What was done to a gift.',
  donationEntryKinds,
)
export const DonationStatusEnum = enumType(
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

/** All that is told of what a gift was, or is. */
export const declareState = (type: ClassType): void => {
  for (const [name, field] of Object.entries({
    amount,
    refunded,
    receivedAt,
    method,
    reference,
    anonymous,
  })) {
    const { optional: nullable, description } = field
    declare(type, name, typeOf(donation, name, field), { nullable, description, simple: true })
  }
  declareRecordedDonor(type)
  declareStanding(type)
}

@ObjectType('DonationState', { description: 'What a gift was, or is.', simpleResolvers: true })
export class DonationStateType {}
declareState(DonationStateType)

export const LedgerDonationType = recordType({
  ...donation,
  name: 'LedgerDonation',
  description: 'A gift of the list of all gifts, whatever has become of it.',
})
declareDonor(LedgerDonationType)
declareRecordedDonor(LedgerDonationType)
declareDonorId(LedgerDonationType)
declareStanding(LedgerDonationType)

@ObjectType('LedgerConnection', { description: 'A page of all gifts.', simpleResolvers: true })
export class LedgerConnection {
  @Field(() => [LedgerDonationType], { description: 'This page of the list.' })
  nodes: LedgerDonation[]

  @Field(() => Int, {
    nullable: true,
    description: `Of all pages; null where they are more than ${mostCounted}.`,
  })
  totalCount: number | null

  @Field(() => Int, {
    nullable: true,
    description: `How many come before this page; null where they are more than ${mostCounted}.`,
  })
  offset: number | null

  @Field(() => PageInfo, { description: 'How to ask for the next page.' })
  pageInfo: PageInfo

  @Field(() => String, {
    nullable: true,
    description:
      'Pass it as `after` for the page before; null where that is the first one, or there is none.',
  })
  previousCursor: string | null
}

const LedgerSortEnum = enumType('LedgerSort', 'What the list of all gifts is sorted by.', ledgerSorts)

/** What the list of all gifts is narrowed to and sorted by. */
@ArgsType()
export class LedgerArgs extends PageArgs {}
const months = 'month or day, like `2026-11` or `2026-11-15`, on the clock of Tbilisi.'
for (const [name, type, description] of [
  ['reference', () => String, ledgerChoices.reference],
  ['sameReference', () => String, ledgerChoices.sameReference],
  ['project', () => ID, ledgerChoices.project],
  ['from', () => String, `The first ${months}`],
  ['until', () => String, `The last ${months}`],
  ['method', typeOf(donation, 'method', donation.fields.method), ledgerChoices.method],
  ['status', () => DonationStatusEnum, ledgerChoices.status],
  ['sort', () => LedgerSortEnum, ledgerChoices.sort],
  ['direction', () => DirectionEnum, ledgerChoices.direction],
] as const) {
  declare(LedgerArgs, name, type, { nullable: true, description })
}

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

  @Field(() => String, { nullable: true, description: reasonInWords })
  reason: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Who did it; null where the account is gone, and where nobody of the team did.',
  })
  madeBy: string | null

  @Field(() => Boolean, { description: byProviderInWords })
  byProvider: boolean

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

@ObjectType('ImportedFrom', { description: 'Where in a bank’s file a gift stood.', simpleResolvers: true })
class ImportedFromType implements ImportedFrom {
  @Field(() => ID, { description: 'Of the import that has made it, by which all of it can be undone.' })
  importId: string

  @Field(() => String, { nullable: true, description: 'What the file was called, where that was told.' })
  fileName: string | null

  @Field(() => Int, { description: 'Of the file, where its row began; the first line is 1.' })
  line: number
}

export const DonationWithHistoryType = recordType({
  ...donation,
  name: 'DonationWithHistory',
  description: 'A gift as it stands, whatever it is, and all that became of it.',
})
declareDonor(DonationWithHistoryType)
declareRecordedDonor(DonationWithHistoryType)
declareDonorId(DonationWithHistoryType)
declareStanding(DonationWithHistoryType)
declare(DonationWithHistoryType, 'importedFrom', () => ImportedFromType, {
  nullable: true,
  description: 'The bank’s file that it was imported from; null where it was recorded by hand.',
})
declare(DonationWithHistoryType, 'entries', () => [DonationEntryType], {
  nullable: false,
  description: 'What was done to it, newest first; of very many the newest 1,000.',
})
