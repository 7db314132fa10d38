import { Ctx, Field, FieldResolver, Float, ID, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { mostCounted } from '../../../schema/limits.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Localized } from '../../../schema/model.ts'
import { type WaitingNeed, type WaitingRoom, waitingNeeds, waitingRooms } from '../../../schema/waiting.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { enumType } from '../../graphql/enums.ts'
import { LocaleArg } from '../../graphql/locale-arg.ts'
import { Permitted } from '../../graphql/permission.ts'
import { DateTime, Day } from '../../graphql/scalars.ts'
import { ShownText } from '../../graphql/shown-text.ts'
import type { WaitingService } from './waiting.service.ts'
import type { Waiting } from './waiting.ts'

type Context = GraphqlContext<{ waiting: WaitingService }>

const NeedEnum = enumType('WaitingNeed', 'What can be asked of somebody of the team.', waitingNeeds)
const RoomEnum = enumType('WaitingRoom', 'Where something waits.', waitingRooms)

const optional = (description: string) => ({ nullable: true, description })

@ObjectType('Waiting', {
  description:
    'Something that waits for somebody of the team, and of several the one that has waited longest.',
  simpleResolvers: true,
})
class WaitingType implements Omit<Waiting, 'title'> {
  @Field(() => NeedEnum, { description: 'What is to be done.' })
  need: WaitingNeed

  @Field(() => RoomEnum, { description: 'Where.' })
  room: WaitingRoom

  @Field(() => Int, optional(`How many wait so; null where they are more than ${mostCounted}.`))
  count: number | null

  @Field(() => ID, { description: 'Of the record that has waited longest.' })
  id: string

  @Field(() => String, optional('How a message begins; null of everything else.'))
  excerpt: string | null

  @Field(() => DateTime, optional('Since when it waits; null where nobody knows.'))
  since: string | null

  @Field(() => Day, optional('The last day of a project; null of everything else.'))
  endDate: string | null

  @Field(() => Float, optional('Lari that a project has received; null of everything else.'))
  raised: number | null

  @Field(() => Float, optional('Lari that a project is to receive; null of everything else.'))
  goal: number | null

  title: Localized
}

@Resolver(() => WaitingType)
export class WaitingResolver {
  @Permitted('admin:enter')
  @Query(() => [WaitingType], {
    nullable: true,
    description:
      'What waits for somebody of the team, as far as whoever asks may see it: people first, then what has waited longest.',
  })
  waiting(@Ctx() { services, viewer }: Context): Promise<Waiting[]> {
    return services.waiting.list(viewer)
  }

  @ShownText('title', '')
  @FieldResolver(() => String, {
    description:
      'What it is called in the language asked for, where it is written in it; of a message its writer, of a pledge its project, of a letter its address.',
  })
  title(@LocaleArg() _locale: Locale | undefined): void {}
}
