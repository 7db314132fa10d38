import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql'
import { choiceOfCode, choiceOfTwin, fingerprintInWords } from '../../../schema/donation-imports.ts'
import { donation, explained } from '../../../schema/donations.ts'
import { largestGift, mostInFile } from '../../../schema/limits.ts'
import { connectionOf } from '../../graphql/connection.ts'
import { DateTime } from '../../graphql/scalars.ts'
import { inputType } from '../../models/graphql-inputs.ts'
import { BankMappingInput } from './bank-mapping.type.ts'
import type { DonationImport } from './donation-import.ts'

const csvInWords = `The text of the file, at most ${mostInFile.bytes / 1024 / 1024} MiB and ${mostInFile.rows} rows; cells are parted by commas, semicolons, tabs or vertical bars.`

@InputType('DonationImportPreviewInput', { description: 'A bank’s file, to be looked at.' })
export class ImportPreviewInput {
  @Field(() => String, { description: csvInWords })
  csv: string

  @Field(() => BankMappingInput, {
    nullable: true,
    description: 'When absent, that which the last file with this header was imported by.',
  })
  mapping?: object
}

@InputType('DonationImportChoiceInput', {
  description: 'What is to be done with a row otherwise than previewed.',
})
class ImportChoiceInput {
  @Field(() => Int, { description: 'Of the file, where the row begins; the first line is 1.' })
  line: number

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it becomes a gift; absent, a new one does, and a question does not.',
  })
  included?: boolean

  @Field(() => ID, { nullable: true, description: choiceOfTwin })
  twin?: string

  @Field(() => String, { nullable: true, description: choiceOfCode })
  code?: string

  @Field(() => ID, { nullable: true, description: 'What it is for, where that is another project.' })
  projectId?: string

  @Field(() => String, { nullable: true, description: donation.fields.donorName.description })
  donorName?: string

  @Field(() => String, { nullable: true, description: donation.fields.donorEmail.description })
  donorEmail?: string

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the donor wants no name shown; absent, only who has no name is anonymous.',
  })
  anonymous?: boolean
}

@InputType('NewDonationImportInput', { description: 'A bank’s file as it was previewed, to be written.' })
export class NewImportInput {
  @Field(() => String, { description: csvInWords })
  csv: string

  @Field(() => BankMappingInput, { description: 'Which column holds what.' })
  mapping: object

  @Field(() => String, { nullable: true, description: 'What the file is called; at most 200 characters.' })
  fileName?: string

  @Field(() => [ImportChoiceInput], {
    nullable: true,
    description: 'What is to be done otherwise than the preview says, row by row.',
  })
  choices?: object[]

  @Field(() => Int, {
    description: 'How many gifts it is to make: where it would be another number, nothing is written.',
  })
  gifts: number

  @Field(() => Float, {
    description: `How many lari they are to come to, at most ${largestGift * mostInFile.rows}.`,
  })
  sum: number

  @Field(() => String, { nullable: true, description: fingerprintInWords })
  fingerprint?: string
}

@ObjectType('DonationImport', {
  description: 'Gifts that were imported from a bank’s file at once.',
  simpleResolvers: true,
})
export class ImportType implements DonationImport {
  @Field(() => ID, { description: 'What `voidDonationImport` takes.' })
  id: string

  @Field(() => String, { nullable: true, description: 'What the file was called.' })
  fileName: string | null

  @Field(() => Int, { description: 'How many gifts it has made.' })
  gifts: number

  @Field(() => Float, { description: 'How many lari they came to.' })
  sum: number

  @Field(() => Int, { description: 'How many of them count now.' })
  counting: number

  @Field(() => Float, {
    description: 'How many lari these come to by now: what would go, were it undone.',
  })
  countingSum: number

  @Field(() => Int, { description: 'How many of these were put right since: they would go as they are now.' })
  putRight: number

  @Field(() => String, { nullable: true, description: 'Who did it; null where the account is gone.' })
  madeBy: string | null

  @Field(() => DateTime, { description: 'When.' })
  madeAt: string

  @Field(() => DateTime, { nullable: true, description: 'When it was undone; null where it was not.' })
  voidedAt: string | null
}

export const ImportConnection = connectionOf(ImportType, 'DonationImportConnection')

export const ImportVoidInput = inputType(explained, 'DonationImportVoidInput')
