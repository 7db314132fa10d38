import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import {
  type Event,
  type EventSubscription,
  event,
  type SubscriberState,
  subscriberStates,
} from '../../../schema/events.ts'
import { email, personName } from '../../../schema/fields.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Wanted } from '../../core/wanted.ts'
import { Batched } from '../../graphql/batched-resolver.ts'
import { type Connection, connectionOf, PageArgs, toConnection } from '../../graphql/connection.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { enumType } from '../../graphql/enums.ts'
import { IdempotencyKeyArg } from '../../graphql/idempotency-key-arg.ts'
import { LocaleArg } from '../../graphql/locale-arg.ts'
import { Permitted } from '../../graphql/permission.ts'
import { AsWanted } from '../../graphql/wanted-fields.ts'
import { deleteResolver } from '../../models/delete.resolver.ts'
import { recordType } from '../../models/graphql-types.ts'
import { importResolver } from '../../models/import.resolver.ts'
import type { RecordImports } from '../../models/imports.service.ts'
import { lifeResolver } from '../../models/life.resolver.ts'
import { describeInput } from '../../models/limits-in-words.ts'
import { type LivingMany, livingManyResolvers } from '../../models/living-many.ts'
import { placeResolver } from '../../models/place.resolver.ts'
import { recordsResolver, textsResolver } from '../../models/records.resolver.ts'
import { pictureResolver } from '../../models/shown-picture.resolver.ts'
import type { EventsService } from './events.service.ts'
import type { SignedUp } from './subscriber.ts'

type Context = GraphqlContext<{ events: EventsService & RecordImports & LivingMany }>

const SubscriberStateEnum = enumType<SubscriberState>(
  'SubscriberState',
  'How somebody stands who has subscribed to an event.',
  { confirmed: subscriberStates.confirmed.description, waiting: subscriberStates.waiting.description },
)

@ObjectType('Subscriber', { description: 'Somebody who subscribed to an event.', simpleResolvers: true })
class SubscriberType {
  @Field(() => ID, {
    nullable: true,
    description:
      'On the list of an event, for whoever may take somebody off it; null in the answer to a subscription.',
  })
  id?: string

  @Field(() => String, { description: 'As they gave it.' })
  name: string

  @Field(() => String, {
    nullable: true,
    description: 'Where the news goes; null to whoever has not `people:addresses`.',
  })
  email: string | null

  @Field(() => SubscriberStateEnum, {
    nullable: true,
    description:
      'Whether they have a place; null in the answer to a subscription while visitors have no page of events, where there is no limit.',
  })
  state: SubscriberState | null

  @Field(() => Int, {
    nullable: true,
    description: 'On the list of an event, of those who wait: when it is their turn; 1 is the next.',
  })
  turn?: number | null

  @Field(() => String, {
    nullable: true,
    description: 'In the answer to a subscription alone: for giving up the place, where no letter brings it.',
  })
  token?: string | null
}

@InputType({ description: 'Somebody who subscribes to an event.' })
class EventSubscriptionInput implements EventSubscription {
  @Field(() => String, {
    description: describeInput({ description: 'As they want to be called.', shape: personName }),
  })
  name: string

  @Field(() => String, { description: describeInput({ description: 'Where the news goes.', shape: email }) })
  email: string
}

@ArgsType()
class SubscriberArgs extends PageArgs {
  @Field(() => SubscriberStateEnum, { nullable: true, description: 'Only who is in this state.' })
  state?: SubscriberState
}

const EventType = recordType(event)
const SubscriberConnection = connectionOf(SubscriberType, 'SubscriberConnection')

@Resolver(() => EventType)
class SubscribersResolver {
  @Mutation(() => SubscriberType, {
    description: 'Subscribes to an event; the same email again changes nothing.',
  })
  subscribeToEvent(
    @Arg('eventId', () => ID, { description: 'Which event to subscribe to.' }) eventId: string,
    @Arg('input', () => EventSubscriptionInput, { description: 'Who subscribes.' })
    input: EventSubscriptionInput,
    @LocaleArg() locale: Locale | undefined,
    @IdempotencyKeyArg() idempotencyKey: string | undefined,
    @Ctx() { services, viewer, address, locale: requested }: Context,
  ): Promise<SignedUp> {
    const attempt = { viewer, idempotencyKey }
    return services.events.subscribe(eventId, input, locale ?? requested, address, attempt)
  }

  @Permitted('people:read')
  @Batched(async (eventIds, page, { services, viewer }: Context, wanted) => {
    const pages = await services.events.subscribersByEvents(viewer, eventIds, page, wanted)
    return pages.map(toConnection)
  })
  @FieldResolver(() => SubscriberConnection, {
    nullable: true,
    description: 'Newest first; those who wait alone, in the order in which it is their turn.',
  })
  subscribers(@Args(() => SubscriberArgs) _page: SubscriberArgs): void {}
}

const ComingEventConnection = connectionOf(EventType, 'ComingEventConnection')

@ArgsType()
class ComingEventArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Only what holds this text, in either language and whatever its case.',
  })
  search?: string
}

/** A page of them, and what it was asked by, which is counted where somebody wants that. */
interface ComingEventPage extends Omit<Connection<Event>, 'totalCount'> {
  asked: ComingEventArgs
}

@Resolver(() => ComingEventConnection)
class ComingEventsResolver {
  @Query(() => ComingEventConnection, {
    description:
      'The events that are today on the clock of Tbilisi, later, or without a day yet: the next first, those without a day last.',
  })
  async comingEvents(
    @Args(() => ComingEventArgs) asked: ComingEventArgs,
    @AsWanted() wanted: Wanted,
    @Ctx() { services, locale }: Context,
  ): Promise<ComingEventPage> {
    const { nodes, endCursor, hasNextPage } = await services.events.listComing(asked, locale, wanted)
    return { nodes, pageInfo: { endCursor, hasNextPage }, asked }
  }

  /** Counted only for those who ask. */
  @FieldResolver(() => Int, { description: 'Of the whole list.' })
  totalCount(@Root() { asked }: ComingEventPage, @Ctx() { services }: Context): Promise<number> {
    return services.events.countComing(asked)
  }
}

export const eventsResolvers = [
  importResolver(event, ({ services }: Context) => services.events),
  recordsResolver(event, EventType, ({ services }: Context) => services.events),
  textsResolver(event, EventType),
  deleteResolver(event, ({ services }: Context) => services.events),
  lifeResolver(event, EventType, ({ services }: Context) => services.events),
  ...livingManyResolvers(event, ({ services }: Context) => services.events),
  placeResolver(event, EventType, ({ services }: Context) => services.events),
  pictureResolver(event, EventType),
  SubscribersResolver,
  ComingEventsResolver,
]
