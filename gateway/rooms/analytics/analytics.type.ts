import { ArgsType, Field, Float, ID, Int, ObjectType } from 'type-graphql'
import { Month } from '../../graphql/scalars.ts'
import type { MonthTotal } from './analytics.ts'

@ArgsType()
export class PeriodArgs {
  @Field(() => Month, {
    nullable: true,
    description: 'The first month or day that counts, on the clock of Tbilisi.',
  })
  from?: string

  @Field(() => Month, {
    nullable: true,
    description: 'The last month or day that counts, not before the first.',
  })
  until?: string
}

@ObjectType('ProjectTotal', { description: 'What one project has received.', simpleResolvers: true })
export class ProjectTotalType {
  @Field(() => ID, { description: 'What `project` takes.' })
  projectId: string

  @Field(() => Float, { description: 'Lari, confirmed donations only.' })
  totalDonated: number
}

@ObjectType('MonthTotal', {
  description: 'What came in within a month on the clock of Tbilisi.',
  simpleResolvers: true,
})
export class MonthTotalType implements MonthTotal {
  @Field(() => Month, { description: 'The calendar month.' })
  month: string

  @Field(() => Float, { description: 'Lari, confirmed donations only.' })
  total: number

  @Field(() => Int, { description: 'How many confirmed donations.' })
  count: number
}

/** The fields have resolvers of their own, so that each is computed only when asked for. */
@ObjectType('Analytics', { description: 'Totals of donations.' })
export class AnalyticsType {}
