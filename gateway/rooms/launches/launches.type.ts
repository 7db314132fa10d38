import { Field, ObjectType } from 'type-graphql'
import {
  type Launch,
  type Launchable,
  type LaunchNeed,
  launchable,
  launchFields,
  launchNeeds,
} from '../../../schema/launches.ts'
import { namesOf } from '../../../schema/model.ts'
import { enumType } from '../../graphql/enums.ts'
import { DateTime } from '../../graphql/scalars.ts'

const described = <Name extends string>(
  all: Readonly<Record<Name, { description: string }>>,
): Record<string, string> => Object.fromEntries(namesOf(all).map((name) => [name, all[name].description]))

export const LaunchableEnum = enumType('Launchable', 'What can be launched.', described(launchable))
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
}
