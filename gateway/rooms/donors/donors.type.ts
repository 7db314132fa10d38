import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import {
  cutInWords,
  donor,
  donorNote,
  donorPair,
  languageToldInWords,
  notesInWords,
  stoodInWords,
  thankedForAllInWords,
  thankedInWords,
} from '../../../schema/donors.ts'
import { connectionOf } from '../../graphql/connection.ts'
import { DateTime } from '../../graphql/scalars.ts'
import { declare, typeOf } from '../../models/graphql-fields.ts'
import { inputType } from '../../models/graphql-inputs.ts'
import { listTypes, recordType } from '../../models/graphql-types.ts'
import { declareState } from '../donations/donations.type.ts'

export const DonorPersonType = recordType(donor)
export const DonorWithHistoryType = recordType({
  ...donor,
  name: 'DonorWithHistory',
  description: 'A donor with all that is known of them.',
})

for (const type of [DonorPersonType, DonorWithHistoryType]) {
  declare(type, 'donationCount', () => Int, {
    nullable: false,
    description: 'How many of their gifts count.',
    simple: true,
  })
}
declare(DonorPersonType, 'yearGiven', () => Float, {
  nullable: true,
  description: 'Lari they gave in the year a list was asked for; null elsewhere.',
  simple: true,
})

export const { Connection: DonorConnection, ListArgs: DonorListArgs } = listTypes(donor, DonorPersonType, {
  name: 'Donor',
})
declare(DonorListArgs, 'year', () => Int, {
  nullable: true,
  description: 'Only who gave in this year on the clock of Tbilisi.',
})
declare(DonorConnection, 'everybodyCount', () => Int, {
  nullable: false,
  description: 'How many gave in the year, or at all, without search and filter.',
})
declare(DonorConnection, 'givenByAll', () => Float, {
  nullable: false,
  description: 'Lari that all of the list gave in the year, or in all.',
})
declare(DonorConnection, 'givenWithoutName', () => Float, {
  nullable: false,
  description:
    'Lari that came in the year, or in all, without a name that you are told: with what everybody gave it is all there is.',
})
declare(DonorConnection, 'years', () => [Int], {
  nullable: false,
  description: 'The years in which anything was given, the last one first.',
})
declare(DonorConnection, 'otherScript', () => String, {
  nullable: true,
  description: 'What was looked for in the other script besides; null where that says nothing.',
})

declare(DonorConnection, 'isCut', () => Boolean, { nullable: false, description: cutInWords })

@ObjectType('DonorYear', { description: 'What somebody gave in a year.', simpleResolvers: true })
class DonorYearType {
  @Field(() => Int, { description: 'On the clock of Tbilisi.' })
  year: number

  @Field(() => Int, { description: 'How many gifts count.' })
  donationCount: number

  @Field(() => Float, { description: 'In lari.' })
  given: number
}

@ObjectType('MergedDonor', { description: 'Somebody who was merged into a donor.', simpleResolvers: true })
class MergedDonorType {
  @Field(() => ID, { description: 'Of the pair, by which they are taken apart.' })
  id: string

  @Field(() => String, { nullable: true, description: 'As they signed last.' })
  name: string | null

  @Field(() => String, { nullable: true, description: 'Where receipts went.' })
  email: string | null

  @Field(() => String, { nullable: true, description: 'Who merged them; null where the account is gone.' })
  mergedBy: string | null

  @Field(() => DateTime, { description: 'When.' })
  mergedAt: string
}

export const DonorPairType = recordType(donorPair)
for (const [name, description] of [
  ['kept', 'Whose name is kept, or would be.'],
  ['other', 'The other one.'],
] as const) {
  declare(DonorPairType, name, () => DonorPersonType, { nullable: false, description, simple: true })
}

export const DonorJudgementInput = inputType(donorPair, 'DonorJudgementInput')
declare(DonorJudgementInput, 'stood', typeOf(donorPair, 'are', donorPair.fields.are), {
  nullable: true,
  description: stoodInWords,
})

export const DonorNoteType = recordType(donorNote)
declare(DonorNoteType, 'writtenBy', () => String, {
  nullable: true,
  description: 'Who wrote it; null where the account is gone.',
  simple: true,
})
declare(DonorNoteType, 'writtenAt', () => DateTime, { nullable: false, description: 'When.', simple: true })

export const NewDonorNoteInput = inputType(donorNote, 'NewDonorNoteInput')

declare(DonorWithHistoryType, 'years', () => [DonorYearType], {
  nullable: false,
  description: 'What they gave in each year, newest first.',
  simple: true,
})
declare(DonorWithHistoryType, 'merged', () => [MergedDonorType], {
  nullable: false,
  description: 'Who was merged into them.',
  simple: true,
})
declare(DonorWithHistoryType, 'alike', () => [DonorPairType], {
  nullable: false,
  description: 'Who is called the same, in whichever script; of very many a few.',
  simple: true,
})
declare(DonorWithHistoryType, 'notes', () => [DonorNoteType], {
  nullable: true,
  description: notesInWords,
  simple: true,
})
declare(DonorWithHistoryType, 'thanked', () => Boolean, {
  nullable: false,
  description: thankedInWords,
  simple: true,
})
declare(DonorWithHistoryType, 'thankedForAll', () => Boolean, {
  nullable: false,
  description: thankedForAllInWords,
  simple: true,
})
declare(DonorWithHistoryType, 'languageTold', () => Boolean, {
  nullable: false,
  description: languageToldInWords,
  simple: true,
})

@ObjectType('DonorGift', {
  description: 'A gift of a donor, whatever has become of it.',
  simpleResolvers: true,
})
export class DonorGiftType {
  @Field(() => ID, { description: 'What `donation` takes.' })
  id: string
}
declareState(DonorGiftType)

export const DonorGiftConnection = connectionOf(DonorGiftType, 'DonorGiftConnection')
