import { Field, Float, InputType, Int, ObjectType } from 'type-graphql'
import {
  type SpendingEntry,
  type SpendingEntryKind,
  type SpendingStatus,
  spending,
  spendingEntryInWords,
  spendingEntryKinds,
} from '../../../schema/spending.ts'
import { enumType } from '../../graphql/enums.ts'
import { declare, typeOf } from '../../models/graphql-fields.ts'
import { inputTypes } from '../../models/graphql-inputs.ts'
import { listTypes, recordType } from '../../models/graphql-types.ts'

const madeFrom = 'What it was made from: refused with `edit_conflict` when it is no longer current.'
const why = 'Why, in words of one’s own.'

export const SpendingType = recordType(spending)

export const { Connection: SpendingConnection, ListArgs: SpendingListArgs } = listTypes(
  spending,
  SpendingType,
)

export const { NewInput: NewSpendingInput, ChangeInput: SpendingCorrectionInput } = inputTypes(spending)
declare(SpendingCorrectionInput, 'reason', () => String, { nullable: false, description: why })

@InputType({ description: 'Why what was spent never was, or why its receipt is taken off.' })
export class SpendingReasonInput {
  @Field(() => String, { description: why })
  reason: string

  @Field(() => Int, { nullable: true, description: madeFrom })
  version?: number
}

const KindEnum = enumType<SpendingEntryKind>('SpendingEntryKind', 'What was done to what was spent.', {
  recorded: spendingEntryKinds.recorded.description,
  corrected: spendingEntryKinds.corrected.description,
  attached: spendingEntryKinds.attached.description,
  detached: spendingEntryKinds.detached.description,
  voided: spendingEntryKinds.voided.description,
})

const Status = typeOf(spending, 'status', spending.fields.status)

@ObjectType('SpendingWords', {
  description: 'For what something was spent, in both languages.',
  simpleResolvers: true,
})
class SpendingWordsType {
  @Field(() => String, { nullable: true, description: 'In English.' })
  en: string | null

  @Field(() => String, { nullable: true, description: 'In Georgian.' })
  ka: string | null
}

@ObjectType('SpendingEntry', {
  description: 'What was done to what was spent, and all of it as that has left it.',
  simpleResolvers: true,
})
export class SpendingEntryType implements SpendingEntry {
  @Field(() => Int, { description: spendingEntryInWords.version })
  version: number

  @Field(() => KindEnum, { description: spendingEntryInWords.kind })
  kind: SpendingEntryKind

  @Field(() => String, { nullable: true, description: spendingEntryInWords.reason })
  reason: string | null

  @Field(() => String, { nullable: true, description: spendingEntryInWords.madeBy })
  madeBy: string | null

  @Field(() => String, { description: spendingEntryInWords.madeAt })
  madeAt: string

  @Field(() => Float, { description: spendingEntryInWords.amount })
  amount: number

  @Field(() => String, { description: spendingEntryInWords.spentOn })
  spentOn: string

  @Field(() => String, { nullable: true, description: spendingEntryInWords.projectId })
  projectId: string | null

  @Field(() => SpendingWordsType, { description: spendingEntryInWords.purpose })
  purpose: SpendingWordsType

  @Field(() => Status(), { description: spendingEntryInWords.status })
  status: SpendingStatus

  @Field(() => Boolean, { description: spendingEntryInWords.hasReceipt })
  hasReceipt: boolean
}
