import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Resolver,
} from 'type-graphql'
import { type EventSubscription, event } from '../../../schema/events.ts'
import { email, personName } from '../../../schema/fields.ts'
import type { Locale } from '../../../schema/locales.ts'
import { Batched } from '../../graphql/batched-resolver.ts'
import { connectionOf, PageArgs, toConnection } from '../../graphql/connection.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { IdempotencyKeyArg } from '../../graphql/idempotency-key-arg.ts'
import { LocaleArg } from '../../graphql/locale-arg.ts'
import { AdminsOnly } from '../../graphql/permission.ts'
import { recordType } from '../../models/graphql-types.ts'
import { describeInput } from '../../models/limits-in-words.ts'
import { recordsResolver, textsResolver } from '../../models/records.resolver.ts'
import type { EventsService } from './events.service.ts'
import type { Subscriber } from './subscriber.ts'

type Context = GraphqlContext<{ events: EventsService }>

@ObjectType('Subscriber', { description: 'Somebody who subscribed to an event.', simpleResolvers: true })
class SubscriberType implements Subscriber {
  @Field(() => String, { description: 'As they gave it.' })
  name: string

  @Field(() => String, { description: 'Where the news goes.' })
  email: string
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
  ): Promise<Subscriber> {
    const attempt = { viewer, idempotencyKey }
    return services.events.subscribe(eventId, input, locale ?? requested, address, attempt)
  }

  @AdminsOnly()
  @Batched(async (eventIds, page, { services, viewer }: Context, wanted) => {
    const pages = await services.events.subscribersByEvents(viewer, eventIds, page, wanted)
    return pages.map(toConnection)
  })
  @FieldResolver(() => SubscriberConnection, { nullable: true, description: 'Newest first. Admins only.' })
  subscribers(@Args(() => PageArgs) _page: PageArgs): void {}
}

export const eventsResolvers = [
  recordsResolver(event, EventType, ({ services }: Context) => services.events),
  textsResolver(event, EventType),
  SubscribersResolver,
]
