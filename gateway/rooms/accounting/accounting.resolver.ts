import { Arg, Ctx, Field, FieldResolver, Float, ID, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { accountsInWords, belowInWords, ofInWords } from '../../../schema/accounting.ts'
import {
  type Accounts,
  type AccountsLine,
  type AccountsMonth,
  type ShownSpending,
} from '../../../schema/accounts-page.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { LocaleArg } from '../../graphql/locale-arg.ts'
import { ShownText } from '../../graphql/shown-text.ts'
import { declare } from '../../models/graphql-fields.ts'
import type { AccountingService } from './accounting.service.ts'

type Context = GraphqlContext<{ accounting: AccountingService }>

@ObjectType('AccountsMonth', { description: 'A month that adds up.', simpleResolvers: true })
class AccountsMonthType implements AccountsMonth {
  pledged: number
  confirmed: number
  refunded: number
  spent: number

  @Field(() => String, { description: accountsInWords.month })
  month: string

  @Field(() => Float, { description: accountsInWords.start })
  start: number

  @Field(() => Float, { description: accountsInWords.end })
  end: number

  @Field(() => Int, { description: accountsInWords.spendingCount })
  spendingCount: number
}

@ObjectType('AccountsLine', {
  description: 'A project, or what is told without a name.',
  simpleResolvers: true,
})
class AccountsLineType implements Omit<AccountsLine, 'title'> {
  pledged: number
  confirmed: number
  refunded: number
  spent: number

  @Field(() => String, { description: accountsInWords.line })
  line: string

  @Field(() => Float, { description: accountsInWords.inHand })
  inHand: number
}

@ObjectType('Accounts', { description: 'Where the money went.', simpleResolvers: true })
class AccountsType implements Omit<Accounts, 'lines'> {
  pledged: number
  confirmed: number
  refunded: number
  spent: number

  @Field(() => Float, { description: accountsInWords.inHand })
  inHand: number

  @Field(() => [AccountsMonthType], { description: accountsInWords.months })
  months: AccountsMonthType[]

  @Field(() => [AccountsLineType], { description: accountsInWords.lines })
  lines: AccountsLineType[]
}

for (const type of [AccountsMonthType, AccountsLineType, AccountsType])
  for (const name of ['pledged', 'confirmed', 'refunded', 'spent'] as const)
    declare(type, name, () => Float, { nullable: false, description: accountsInWords[name], simple: true })

@ObjectType('ShownSpending', { description: 'What was spent, as everybody reads it.', simpleResolvers: true })
class ShownSpendingType implements Omit<ShownSpending, 'purpose'> {
  @Field(() => ID, { description: accountsInWords.id })
  id: string

  @Field(() => String, { description: accountsInWords.spentOn })
  spentOn: string

  @Field(() => Float, { description: accountsInWords.amount })
  amount: number

  @Field(() => String, { description: accountsInWords.line })
  line: string

  @Field(() => String, { nullable: true, description: accountsInWords.receiptPath })
  receiptPath: string | null
}

@Resolver()
class AccountingResolver {
  @Query(() => AccountsType, {
    nullable: true,
    description: 'Where the money went, month by month; not found while giving is not launched.',
  })
  accounts(
    @Arg('of', () => String, { nullable: true, description: ofInWords }) of: string | undefined,
    @Ctx() { services }: Context,
  ): Promise<Accounts> {
    return services.accounting.get({ of })
  }

  @Query(() => [ShownSpendingType], {
    nullable: true,
    description: 'What was spent in a month, the newest first; not found while giving is not launched.',
  })
  shownSpendings(
    @Arg('month', () => String, { description: accountsInWords.month }) month: string,
    @Arg('of', () => String, { nullable: true, description: ofInWords }) of: string | undefined,
    @Arg('below', () => ID, { nullable: true, description: belowInWords }) below: string | undefined,
    @Ctx() { services }: Context,
  ): Promise<ShownSpending[]> {
    return services.accounting.spendings({ month, of, below })
  }
}

@Resolver(() => AccountsLineType)
class AccountsLineResolver {
  @ShownText('title')
  @FieldResolver(() => String, { nullable: true, description: accountsInWords.title })
  title(@LocaleArg() _locale: Locale | undefined): void {}
}

@Resolver(() => ShownSpendingType)
class ShownSpendingResolver {
  @ShownText('purpose', '')
  @FieldResolver(() => String, { description: accountsInWords.purpose })
  purpose(@LocaleArg() _locale: Locale | undefined): void {}
}

export const accountingResolvers = [AccountingResolver, AccountsLineResolver, ShownSpendingResolver]
