import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { z } from 'zod'
import type { EventSubscription, eventChange } from '../../../schema/events.ts'
import type { EventFilter, EventSort } from '../../../schema/list-words.ts'
import { connectionOf } from '../../graphql/connection.ts'
import { enumType } from '../../graphql/enums.ts'
import { ListArgs, listConnectionOf } from '../../graphql/list-connection.ts'
import { Day } from '../../graphql/scalars.ts'
import type { EventTexts, Subscriber } from './event.ts'

const EventSortEnum = enumType<EventSort>('EventSort', 'What events are sorted by.', {
  created: 'When they were made.',
  title: 'In the language asked for, whatever the case.',
  date: 'When they take place; those without a day come last.',
})

const EventFilterEnum = enumType<EventFilter>('EventFilter', 'What events are narrowed to.', {
  upcoming: 'Today in Tbilisi, or later.',
  past: 'Over before today in Tbilisi.',
  undated: 'The day is open.',
  untranslated: 'A title or content is missing in one language.',
})

@ObjectType('Subscriber', { description: 'A subscriber of an event.', simpleResolvers: true })
export class SubscriberType implements Subscriber {
  @Field(() => String, { description: 'As they gave it.' })
  name: string

  @Field(() => String, { description: 'The address the news goes to.' })
  email: string
}

export const SubscriberConnection = connectionOf(SubscriberType, 'SubscriberConnection')

@ObjectType('EventTexts', {
  description: 'An event in one language; null where nothing was written.',
  simpleResolvers: true,
})
export class EventTextsType implements EventTexts {
  @Field(() => String, { nullable: true, description: '1 to 200 characters.' })
  title: string | null

  @Field(() => String, { nullable: true, description: 'Plain text; an empty line parts paragraphs.' })
  content: string | null
}

@ObjectType('EventTranslations', { description: 'An event in both languages.', simpleResolvers: true })
export class EventTranslationsType {
  @Field(() => EventTextsType, { description: 'English.' })
  en: EventTextsType

  @Field(() => EventTextsType, { description: 'Georgian.' })
  ka: EventTextsType
}

/** The plain fields; the localised and the private ones have resolvers of their own. */
@ObjectType('Event', { description: 'An event that people come to.', simpleResolvers: true })
export class EventType {
  @Field(() => ID, { description: 'Opaque; never changes.' })
  id: string

  @Field(() => Int, { description: 'Raised by every change.' })
  version: number

  @Field(() => Day, { nullable: true, description: 'Null while the day is open.' })
  date: string | null
}

export const EventConnection = listConnectionOf(EventType, 'EventConnection')

@ArgsType()
export class EventListArgs extends ListArgs {
  @Field(() => EventSortEnum, { nullable: true, description: '`created` when absent.' })
  sort?: EventSort

  @Field(() => EventFilterEnum, { nullable: true, description: 'All of them when absent.' })
  filter?: EventFilter
}

@InputType({ description: 'An event in one language; what is omitted keeps its value.' })
class EventTextsInput {
  @Field(() => String, { nullable: true, description: 'At most 200 characters; null or empty clears it.' })
  title?: string | null

  @Field(() => String, { nullable: true, description: 'At most 20,000 characters; null or empty clears it.' })
  content?: string | null
}

@InputType({ description: 'An event in both languages or in one.' })
class EventTranslationsInput {
  @Field(() => EventTextsInput, { nullable: true, description: 'English.' })
  en?: EventTextsInput

  @Field(() => EventTextsInput, { nullable: true, description: 'Georgian.' })
  ka?: EventTextsInput
}

/** What a new event and a change of one have in common. */
@InputType()
class EventFieldsInput {
  @Field(() => String, { nullable: true, description: 'In the language of the request.' })
  title?: string

  @Field(() => String, { nullable: true, description: 'In the language of the request.' })
  content?: string

  @Field(() => Day, { nullable: true, description: 'The day; null while it is open.' })
  date?: string | null

  @Field(() => EventTranslationsInput, { nullable: true, description: 'Sets the languages it names.' })
  translations?: EventTranslationsInput
}

@InputType({ description: 'What is omitted keeps its value; a null date clears it.' })
export class EventChangeInput extends EventFieldsInput implements z.input<typeof eventChange> {
  @Field(() => Int, {
    nullable: true,
    description: 'What the change was made from: refused with `edit_conflict` when it is no longer current.',
  })
  version?: number
}

@InputType({ description: 'Title and content in at least one language.' })
export class NewEventInput extends EventFieldsInput {}

@InputType({ description: 'A subscription to an event.' })
export class EventSubscriptionInput implements EventSubscription {
  @Field(() => String, { description: '1 to 100 characters.' })
  name: string

  @Field(() => String, { description: 'The address the news goes to; at most 254 characters.' })
  email: string
}
