import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Locale } from '../../../schema/locales.ts'
import { inLocale, missingIn } from '../../core/localized.ts'
import { type Connection, PageArgs, toConnection } from '../../graphql/connection.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { LocaleEnum } from '../../graphql/enums.ts'
import { type ListConnection, toListConnection } from '../../graphql/list-connection.ts'
import { LocaleArg } from '../../graphql/locale-arg.ts'
import { type Event, eventTranslations, type Subscriber } from './event.ts'
import type { EventsService } from './events.service.ts'
import {
  EventChangeInput,
  EventConnection,
  EventListArgs,
  EventSubscriptionInput,
  EventTranslationsType,
  EventType,
  NewEventInput,
  SubscriberConnection,
  SubscriberType,
} from './events.type.ts'

type Context = GraphqlContext<{ events: EventsService }>

const shown = 'In the language asked for; in the other one where it is not written in it.'

@Resolver(() => EventType)
export class EventsResolver {
  @Query(() => EventType, { nullable: true, description: 'One event.' })
  event(
    @Arg('id', () => ID, { description: 'Of the event.' }) id: string,
    @Ctx() { services }: Context,
  ): Promise<Event> {
    return services.events.get(id)
  }

  @Query(() => EventConnection, {
    nullable: true,
    description: 'The events, newest first unless sorted otherwise. Admins only.',
  })
  async events(
    @Args(() => EventListArgs) request: EventListArgs,
    @LocaleArg() locale: Locale | undefined,
    @Ctx() context: Context,
  ): Promise<ListConnection<Event>> {
    const { services, viewer } = context
    return toListConnection(await services.events.list(viewer, request, locale ?? context.locale))
  }

  @Mutation(() => EventType, { description: 'Creates an event. Admins only.' })
  createEvent(
    @Arg('input', () => NewEventInput, { description: 'The event.' }) input: NewEventInput,
    @LocaleArg() locale: Locale | undefined,
    @Ctx() context: Context,
  ): Promise<Event> {
    return context.services.events.create(context.viewer, input, locale ?? context.locale)
  }

  @Mutation(() => EventType, { description: 'Changes an event. Admins only.' })
  updateEvent(
    @Arg('id', () => ID, { description: 'Of the event.' }) id: string,
    @Arg('input', () => EventChangeInput, { description: 'What changes.' }) input: EventChangeInput,
    @LocaleArg() locale: Locale | undefined,
    @Ctx() context: Context,
  ): Promise<Event> {
    return context.services.events.update(context.viewer, id, input, locale ?? context.locale)
  }

  @Mutation(() => SubscriberType, {
    description: 'Subscribes to an event; the same email again changes nothing.',
  })
  subscribeToEvent(
    @Arg('eventId', () => ID, { description: 'Which event to subscribe to.' }) eventId: string,
    @Arg('input', () => EventSubscriptionInput, { description: 'Who subscribes.' })
    input: EventSubscriptionInput,
    @LocaleArg() locale: Locale | undefined,
    @Ctx() context: Context,
  ): Promise<Subscriber> {
    const { services, address } = context
    return services.events.subscribe(eventId, input, locale ?? context.locale, address)
  }

  @FieldResolver(() => String, { description: shown })
  title(@Root() event: Event, @LocaleArg() locale: Locale | undefined, @Ctx() context: Context): string {
    return inLocale(event.title, locale ?? context.locale)
  }

  @FieldResolver(() => String, { description: shown })
  content(@Root() event: Event, @LocaleArg() locale: Locale | undefined, @Ctx() context: Context): string {
    return inLocale(event.content, locale ?? context.locale)
  }

  @FieldResolver(() => [LocaleEnum], { description: 'The languages in which a text is missing.' })
  missingIn(@Root() event: Event): Locale[] {
    return missingIn([event.title, event.content])
  }

  @FieldResolver(() => EventTranslationsType, { description: 'Both languages, as they were written.' })
  translations(@Root() event: Event): EventTranslationsType {
    return eventTranslations(event)
  }

  @FieldResolver(() => SubscriberConnection, { nullable: true, description: 'Newest first. Admins only.' })
  async subscribers(
    @Root() event: Event,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { services, viewer, batchLoader }: Context,
  ): Promise<Connection<Subscriber>> {
    const subscribers = await batchLoader.load('subscribers', page, event.id, (eventIds) =>
      services.events.subscribersByEvents(viewer, eventIds, page),
    )
    return toConnection(subscribers)
  }
}
