import { type ClassType, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql'
import {
  type BankColumn,
  bankColumns,
  choiceOfTwin,
  dayOrders,
  decimalMarks,
  fingerprintInWords,
  importMatches,
  importStates,
  leftOutReasons,
} from '../../../schema/donation-imports.ts'
import { type DonationStatus, donation, explained } from '../../../schema/donations.ts'
import { largestGift, mostInFile } from '../../../schema/limits.ts'
import { namesOf } from '../../../schema/model.ts'
import { connectionOf } from '../../graphql/connection.ts'
import { enumType } from '../../graphql/enums.ts'
import { DateTime, Day } from '../../graphql/scalars.ts'
import { declare } from '../../models/graphql-fields.ts'
import { inputType } from '../../models/graphql-inputs.ts'
import {
  type BankFileColumn,
  type DonationImport,
  fingerprintOfRows,
  headerLineInWords,
  type ImportPreview,
} from './donation-import.ts'
import { DonationStatusEnum } from './donations.type.ts'
import type { ImportRow, KnownGift, Twin } from './import-judgement.ts'

const DayOrderEnum = enumType('DayOrder', 'In which order the parts of a day stand.', dayOrders)
const DecimalMarkEnum = enumType('DecimalMark', 'What stands before the tetri.', decimalMarks)
const BankColumnEnum = enumType('BankColumn', 'What a column of a bank’s file may hold.', bankColumns)
const ImportStateEnum = enumType('DonationImportState', 'What becomes of a row.', importStates)
const LeftOutReasonEnum = enumType('DonationImportLeftOut', 'Why a row is no gift.', leftOutReasons)
const ImportMatchEnum = enumType('DonationImportMatch', 'By what a row is known.', importMatches)

const isRequired = (name: string): boolean => ['day', 'dayOrder', 'decimalMark'].includes(name)

const declareMapping = (type: ClassType, isInput: boolean): void => {
  const options = (name: string, description: string) => ({
    nullable: !isInput || !isRequired(name),
    description,
  })
  for (const name of namesOf(bankColumns)) {
    declare(
      type,
      name,
      () => Int,
      options(name, `The number of a column; the first is 1. ${bankColumns[name]}`),
    )
  }
  declare(
    type,
    'dayOrder',
    () => DayOrderEnum,
    options('dayOrder', 'In which order the parts of a day stand.'),
  )
  declare(type, 'decimalMark', () => DecimalMarkEnum, options('decimalMark', 'What stands before the tetri.'))
}

@InputType('BankMappingInput', { description: 'Which column of a bank’s file holds what.' })
class BankMappingInput {}
declareMapping(BankMappingInput, true)

@ObjectType('BankMapping', { description: 'What is known of the columns.', simpleResolvers: true })
class BankMappingType {}
declareMapping(BankMappingType, false)

const csvInWords = `The text of the file, at most ${mostInFile.bytes / 1024 / 1024} MiB and ${mostInFile.rows} rows; cells are parted by commas, semicolons or tabs.`

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

@ObjectType('KnownGift', { description: 'A gift that a row may be.', simpleResolvers: true })
class KnownGiftType implements KnownGift {
  @Field(() => ID, { description: 'What `donation` takes.' })
  id: string

  @Field(() => DonationStatusEnum, { description: 'Whether it counts.' })
  status: DonationStatus

  @Field(() => Float, { description: 'How much was given, with what went back since, in lari.' })
  amount: number

  @Field(() => DateTime, { description: 'When it came.' })
  receivedAt: string

  @Field(() => String, { nullable: true, description: 'As the gift was signed.' })
  donorName: string | null
}

@ObjectType('DonationImportTwin', { description: 'What a row is taken for.', simpleResolvers: true })
class TwinType implements Twin {
  @Field(() => ImportMatchEnum, { description: 'By what.' })
  match: Twin['match']

  @Field(() => KnownGiftType, { nullable: true, description: 'The gift; null for a row of the file.' })
  gift: KnownGift | null

  @Field(() => Int, { nullable: true, description: 'Where that row stands; null for a gift.' })
  line: number | null
}

type Fault = ImportRow['faults'][number]

@ObjectType('BankRowFault', { description: 'What is wrong with a row.', simpleResolvers: true })
class FaultType implements Fault {
  @Field(() => Int, { description: 'The number of the column; the first is 1.' })
  column: number

  @Field(() => BankColumnEnum, { description: 'What that column holds.' })
  holds: BankColumn

  @Field(() => String, { description: 'Why, as in the catalogue of errors.' })
  code: Fault['code']

  @Field(() => Float, { nullable: true, description: 'The limit that it met, where it met one.' })
  limit: number | null
}

@ObjectType('DonationImportRow', { description: 'A row of a bank’s file.', simpleResolvers: true })
class ImportRowType implements ImportRow {
  @Field(() => Int, { description: 'Where it begins in the file; the first line is 1.' })
  line: number

  @Field(() => ImportStateEnum, { description: 'What becomes of it.' })
  state: ImportRow['state']

  @Field(() => LeftOutReasonEnum, { nullable: true, description: 'Why it is no gift.' })
  why: ImportRow['why']

  @Field(() => Day, { nullable: true, description: 'When the money came.' })
  day: string | null

  @Field(() => Float, { nullable: true, description: 'Lari, below zero where they went.' })
  amount: number | null

  @Field(() => String, { nullable: true, description: 'What the bank calls it.' })
  reference: string | null

  @Field(() => String, { nullable: true, description: 'Who sent it.' })
  payer: string | null

  @Field(() => String, { nullable: true, description: 'What the sender wrote.' })
  description: string | null

  @Field(() => [FaultType], { description: 'What is wrong with it.' })
  faults: Fault[]

  @Field(() => TwinType, { nullable: true, description: 'What it is taken for.' })
  twin: Twin | null
}

@ObjectType('BankFileColumn', { description: 'A column of a bank’s file.', simpleResolvers: true })
class BankFileColumnType implements BankFileColumn {
  @Field(() => Int, { description: 'The first is 1.' })
  number: number

  @Field(() => String, { description: 'As its header says.' })
  name: string

  @Field(() => [String], { description: 'Some of what stands in it.' })
  samples: string[]
}

@ObjectType('DonationImportPreview', {
  description: 'What would become of a bank’s file.',
  simpleResolvers: true,
})
export class ImportPreviewType implements ImportPreview {
  @Field(() => Int, { description: headerLineInWords })
  headerLine: number

  @Field(() => [BankFileColumnType], { description: 'From left to right.' })
  columns: BankFileColumn[]

  @Field(() => BankMappingType, {
    description: 'Which column holds what: as it was said, as it was remembered, or as the file tells.',
  })
  mapping: ImportPreview['mapping']

  @Field(() => Boolean, { description: 'Whether it is that of the last file with this header.' })
  remembered: boolean

  @Field(() => Boolean, { description: 'Whether rows could be read by it.' })
  complete: boolean

  @Field(() => String, { description: fingerprintOfRows })
  fingerprint: string

  @Field(() => [ImportRowType], { description: 'Every row of the file; none where they could not be read.' })
  rows: ImportRow[]
}

export const ImportVoidInput = inputType(explained, 'DonationImportVoidInput')
