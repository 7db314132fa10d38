import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import {
  type BankColumn,
  codeOutcomes,
  importMatches,
  importStates,
  leftOutReasons,
} from '../../../schema/donation-imports.ts'
import type { DonationStatus } from '../../../schema/donations.ts'
import { enumType } from '../../graphql/enums.ts'
import { DateTime, Day } from '../../graphql/scalars.ts'
import { BankColumnEnum, BankMappingType } from './bank-mapping.type.ts'
import {
  type BankFileColumn,
  codelessInWords,
  fingerprintOfRows,
  headerLineInWords,
  type ImportNamesake,
  type ImportPreview,
  meantInWords,
  namelessInWords,
  nearInWords,
  type PromisedGift,
  promisedInWords,
  rowCodeInWords,
  rowNamesakesInWords,
  type ToldCode,
  type ToldRow,
} from './donation-import.ts'
import { DonationStatusEnum } from './donations.type.ts'
import type { KnownGift, Twin } from './import-judgement.ts'
import { returnedInWords } from './import-returns.ts'

const ImportStateEnum = enumType('DonationImportState', 'What becomes of a row.', importStates)
const LeftOutReasonEnum = enumType('DonationImportLeftOut', 'Why a row is no gift.', leftOutReasons)
const CodeOutcomeEnum = enumType(
  'DonationImportCodeOutcome',
  'What the code of a pledge in a row comes to.',
  codeOutcomes,
)
const ImportMatchEnum = enumType('DonationImportMatch', 'By what a row is known.', importMatches)

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

@ObjectType('PromisedGift', { description: 'A pledge whose code stands in a row.', simpleResolvers: true })
class PromisedGiftType implements PromisedGift {
  @Field(() => ID, { description: 'What `pledge` takes.' })
  id: string

  @Field(() => Float, { description: promisedInWords.amount })
  amount: number

  @Field(() => String, { nullable: true, description: promisedInWords.donorName })
  donorName: string | null

  @Field(() => Boolean, { description: promisedInWords.anonymous })
  anonymous: boolean

  @Field(() => ID, { description: promisedInWords.projectId })
  projectId: string
}

@ObjectType('DonationImportCode', {
  description: 'What the code of a pledge in a row comes to.',
  simpleResolvers: true,
})
class RowCodeType implements ToldCode {
  @Field(() => String, { description: 'As it is written with its pledge.' })
  code: string

  @Field(() => CodeOutcomeEnum, { description: 'What it comes to.' })
  outcome: ToldCode['outcome']

  @Field(() => PromisedGiftType, { nullable: true, description: codelessInWords })
  pledge: PromisedGift | null

  @Field(() => [String], { description: nearInWords })
  near: string[]

  @Field(() => [PromisedGiftType], { description: meantInWords })
  meant: PromisedGift[]
}

type Fault = ToldRow['faults'][number]

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

@ObjectType('DonationImportNamesake', {
  description: 'A donor who is called as the payer of a row.',
  simpleResolvers: true,
})
class NamesakeType implements ImportNamesake {
  @Field(() => ID, { description: 'What `donor` takes.' })
  id: string

  @Field(() => String, { nullable: true, description: 'As they signed last.' })
  name: string | null

  @Field(() => String, { nullable: true, description: 'Null where none is known.' })
  email: string | null

  @Field(() => Int, { description: 'How many of their gifts count.' })
  donationCount: number
}

@ObjectType('DonationImportRow', { description: 'A row of a bank’s file.', simpleResolvers: true })
class ImportRowType implements ToldRow {
  @Field(() => Int, { description: 'Where it begins in the file; the first line is 1.' })
  line: number

  @Field(() => ImportStateEnum, { description: 'What becomes of it.' })
  state: ToldRow['state']

  @Field(() => LeftOutReasonEnum, { nullable: true, description: 'Why it is no gift.' })
  why: ToldRow['why']

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

  @Field(() => RowCodeType, { nullable: true, description: rowCodeInWords })
  code: ToldCode | null

  @Field(() => [NamesakeType], { description: rowNamesakesInWords })
  namesakes: ImportNamesake[]

  @Field(() => Int, { nullable: true, description: returnedInWords.returnedBy })
  returnedBy: number | null

  @Field(() => Int, { nullable: true, description: returnedInWords.returns })
  returns: number | null
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

  @Field(() => Int, { description: namelessInWords })
  nameless: number

  @Field(() => [ImportRowType], { description: 'Every row of the file; none where they could not be read.' })
  rows: ToldRow[]
}
