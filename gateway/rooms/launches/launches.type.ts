import { Field, Int, ObjectType } from 'type-graphql'
import { type CharityDetail, charityDetails, detailsInWords } from '../../../schema/charity.ts'
import {
  type LastAnswer,
  type Launch,
  type Launchable,
  type LaunchNeed,
  type LaunchWay,
  lastAnswerFields,
  launchable,
  launchFields,
  launchNeeds,
  launchWayFields,
  missingInWords,
} from '../../../schema/launches.ts'
import { namesOf } from '../../../schema/model.ts'
import { type PaymentWayName, type ProviderOutcome, providerOutcomes } from '../../../schema/payment-ways.ts'
import { pledge } from '../../../schema/pledges.ts'
import { enumType } from '../../graphql/enums.ts'
import { DateTime } from '../../graphql/scalars.ts'
import { typeOf } from '../../models/graphql-fields.ts'

const described = <Name extends string>(
  all: Readonly<Record<Name, { description: string }>>,
): Record<string, string> => Object.fromEntries(namesOf(all).map((name) => [name, all[name].description]))

export const LaunchableEnum = enumType('Launchable', 'What can be launched.', described(launchable))
const Way = typeOf(pledge, 'way', pledge.fields.way)
const CharityDetailEnum = enumType(
  'CharityDetail',
  'Something of the charity that whoever gives is told.',
  Object.fromEntries(charityDetails.map((name) => [name, detailsInWords[name]])),
)
const LaunchNeedEnum = enumType('LaunchNeedName', 'What a feature may need.', described(launchNeeds))

@ObjectType('LaunchNeed', {
  description: 'Something that a feature needs before it can be launched.',
  simpleResolvers: true,
})
class LaunchNeedType {
  @Field(() => LaunchNeedEnum, { description: 'What it is.' })
  name: LaunchNeed

  @Field(() => Boolean, { description: 'Whether it is there.' })
  isMet: boolean

  @Field(() => [CharityDetailEnum], { description: missingInWords })
  missing: CharityDetail[]
}

const OutcomeEnum = enumType(
  'ProviderOutcome',
  'How somebody who takes payments has answered last.',
  described(providerOutcomes),
)

@ObjectType('LastAnswer', {
  description: 'What somebody who takes payments has answered last.',
  simpleResolvers: true,
})
class LastAnswerType implements LastAnswer {
  @Field(() => OutcomeEnum, { description: lastAnswerFields.outcome })
  outcome: ProviderOutcome

  @Field(() => Int, { nullable: true, description: lastAnswerFields.status })
  status: number | null

  @Field(() => DateTime, { description: lastAnswerFields.askedAt })
  askedAt: string
}

@ObjectType('LaunchWay', { description: 'A way to pay, and whether it is set up.', simpleResolvers: true })
class LaunchWayType implements LaunchWay {
  @Field(() => Way(), { description: launchWayFields.name })
  name: PaymentWayName

  @Field(() => Boolean, { description: launchWayFields.isSetUp })
  isSetUp: boolean

  @Field(() => [String], { description: launchWayFields.needs })
  needs: string[]

  @Field(() => LastAnswerType, { nullable: true, description: launchWayFields.lastAnswer })
  lastAnswer: LastAnswer | null
}

@ObjectType('Launch', {
  description: 'Something that an admin lets visitors have, and how it stands.',
  simpleResolvers: true,
})
export class LaunchType implements Launch {
  @Field(() => LaunchableEnum, { description: launchFields.feature })
  feature: Launchable

  @Field(() => Boolean, { description: launchFields.launched })
  launched: boolean

  @Field(() => DateTime, { nullable: true, description: launchFields.launchedAt })
  launchedAt: string | null

  @Field(() => String, { nullable: true, description: launchFields.launchedBy })
  launchedBy: string | null

  @Field(() => [LaunchNeedType], { description: launchFields.needs })
  needs: LaunchNeedType[]

  @Field(() => [LaunchWayType], { description: launchFields.ways })
  ways: LaunchWayType[]
}
