import { Field, Float, Int, ObjectType } from 'type-graphql'
import {
  type Contributors,
  type ContributorTier,
  type ContributorTierName,
  contributorsInWords,
  contributorTiers,
  type GivingFigures,
} from '../../../schema/contributors.ts'
import { namesOf } from '../../../schema/model.ts'
import { enumType } from '../../graphql/enums.ts'

const ContributorTierEnum = enumType(
  'ContributorTierName',
  'Where somebody stands by all that they gave and wish to be thanked for.',
  Object.fromEntries(
    namesOf(contributorTiers).map((name) => [name, contributorTiers[name].description] as const),
  ),
)

@ObjectType('ContributorTier', {
  description: 'Who is thanked by name in a tier.',
  simpleResolvers: true,
})
class ContributorTierType implements ContributorTier {
  @Field(() => ContributorTierEnum, { description: contributorsInWords.tier })
  tier: ContributorTierName

  @Field(() => Float, { description: contributorsInWords.from })
  from: number

  @Field(() => [String], { description: contributorsInWords.names })
  names: string[]

  @Field(() => Int, { nullable: true, description: contributorsInWords.more })
  more: number | null
}

@ObjectType('GivingFigures', {
  description: 'What giving has come to, by the ledger.',
  simpleResolvers: true,
})
class GivingFiguresType implements GivingFigures {
  @Field(() => Float, { description: contributorsInWords.given })
  given: number

  @Field(() => Int, { description: contributorsInWords.donationCount })
  donationCount: number

  @Field(() => Int, { description: contributorsInWords.reachedProjects })
  reachedProjects: number
}

@ObjectType('Contributors', {
  description: 'What everybody is told of those who gave.',
  simpleResolvers: true,
})
export class ContributorsType implements Contributors {
  @Field(() => [ContributorTierType], { description: contributorsInWords.tiers })
  tiers: ContributorTierType[]

  @Field(() => GivingFiguresType, { nullable: true, description: contributorsInWords.figures })
  figures: GivingFiguresType | null
}
