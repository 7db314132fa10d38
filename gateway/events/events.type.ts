import { Field, ID, InputType, ObjectType } from 'type-graphql'
import type { z } from 'zod'
import type { EventSubscription, eventChange } from '../../schema/events.ts'
import { connectionOf } from '../graphql/connection.ts'
import { Day } from '../graphql/scalars.ts'
import type { EventTexts, Subscriber } from './event.ts'

@ObjectType('Subscriber', { description: 'Who wants to hear of an event.', simpleResolvers: true })
export class SubscriberType implements Subscriber {
  @Field(() => String)
  name: string

  @Field(() => String)
  email: string
}

export const SubscriberConnection = connectionOf(SubscriberType, 'SubscriberConnection')

@ObjectType('EventTexts', {
  description: 'An event in one language; null where nothing was written.',
  simpleResolvers: true,
})
export class EventTextsType implements EventTexts {
  @Field(() => String, { nullable: true })
  title: string | null

  @Field(() => String, { nullable: true })
  content: string | null
}

@ObjectType('EventTranslations', { description: 'An event in both languages.', simpleResolvers: true })
export class EventTranslationsType {
  @Field(() => EventTextsType)
  en: EventTextsType

  @Field(() => EventTextsType)
  ka: EventTextsType
}

/** The plain fields; the localised and the private ones have resolvers of their own. */
@ObjectType('Event', { description: 'Something to come to.', simpleResolvers: true })
export class EventType {
  @Field(() => ID)
  id: string

  @Field(() => Day, { nullable: true })
  date: string | null
}

export const EventConnection = connectionOf(EventType, 'EventConnection')

@InputType()
export class EventTextsInput {
  @Field(() => String, { nullable: true })
  title?: string | null

  @Field(() => String, { nullable: true })
  content?: string | null
}

@InputType()
export class EventTranslationsInput {
  @Field(() => EventTextsInput, { nullable: true })
  en?: EventTextsInput

  @Field(() => EventTextsInput, { nullable: true })
  ka?: EventTextsInput
}

@InputType({ description: 'What is omitted keeps its value; a null date clears it.' })
export class EventChangeInput implements z.input<typeof eventChange> {
  @Field(() => String, { nullable: true, description: 'In the language of the request.' })
  title?: string

  @Field(() => String, { nullable: true, description: 'In the language of the request.' })
  content?: string

  @Field(() => Day, { nullable: true })
  date?: string | null

  @Field(() => EventTranslationsInput, { nullable: true, description: 'Sets the languages it names.' })
  translations?: EventTranslationsInput
}

@InputType({ description: 'Title and content in at least one language.' })
export class NewEventInput extends EventChangeInput {}

@InputType()
export class EventSubscriptionInput implements EventSubscription {
  @Field(() => String)
  name: string

  @Field(() => String)
  email: string
}
