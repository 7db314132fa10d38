import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import {
  type DonorStatement,
  donorStatementFields,
  type YearlyStatements,
  yearlyStatementsFields,
} from '../../../schema/statements.ts'
import { DateTime } from '../../graphql/scalars.ts'

@ObjectType('DonorStatement', {
  description: 'What a donor gave in a year, and whether a letter told them so.',
  simpleResolvers: true,
})
export class DonorStatementType implements DonorStatement {
  @Field(() => ID, { description: donorStatementFields.id })
  id: string

  @Field(() => Int, { description: donorStatementFields.year })
  year: number

  @Field(() => Float, { description: donorStatementFields.amount })
  amount: number

  @Field(() => Int, { description: donorStatementFields.giftCount })
  giftCount: number

  @Field(() => String, { description: donorStatementFields.pdfPath })
  pdfPath: string

  @Field(() => DateTime, { nullable: true, description: donorStatementFields.sentAt })
  sentAt: string | null

  @Field(() => Float, { nullable: true, description: donorStatementFields.sentAmount })
  sentAmount: number | null
}

@ObjectType('YearlyStatements', {
  description: 'How the statements of a year stand, which tell donors what they gave.',
  simpleResolvers: true,
})
export class YearlyStatementsType implements YearlyStatements {
  @Field(() => Int, { description: yearlyStatementsFields.year })
  year: number

  @Field(() => Boolean, { description: yearlyStatementsFields.isSending })
  isSending: boolean

  @Field(() => Int, { description: yearlyStatementsFields.waiting })
  waiting: number

  @Field(() => Int, { description: yearlyStatementsFields.sent })
  sent: number

  @Field(() => Int, { description: yearlyStatementsFields.unreachable })
  unreachable: number
}
