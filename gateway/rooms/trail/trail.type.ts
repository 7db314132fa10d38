import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql'
import { mostCounted } from '../../../schema/limits.ts'
import type { Localized } from '../../../schema/model.ts'
import {
  mostCalled,
  type TrailAction,
  type TrailKind,
  trailActions,
  trailChoices,
  trailKinds,
} from '../../../schema/trail.ts'
import { PageArgs, PageInfo } from '../../graphql/connection.ts'
import { enumType } from '../../graphql/enums.ts'
import { DateTime } from '../../graphql/scalars.ts'
import { declare } from '../../models/graphql-fields.ts'
import type { Restored, TrailActor, TrailChange, TrailEntry, TrailRecord } from './trail.ts'

const described = (all: Readonly<Record<string, { description: string }>>): Record<string, string> =>
  Object.fromEntries(Object.entries(all).map(([name, { description }]) => [name, description]))

export const TrailActionEnum = enumType('TrailAction', 'What was done to a record.', described(trailActions))
export const TrailKindEnum = enumType('TrailKind', 'What a record of the trail is.', described(trailKinds))

@ObjectType('TrailChange', {
  description: 'What a column of a record held before an entry of the trail, and after.',
  simpleResolvers: true,
})
class TrailChangeType implements TrailChange {
  @Field(() => String, { description: 'Its name in the database.' })
  column: string

  @Field(() => String, { nullable: true, description: 'As the database writes it; null for nothing.' })
  before: string | null

  @Field(() => String, { nullable: true, description: 'As the database writes it; null for nothing.' })
  after: string | null
}

@ObjectType('TrailActor', { description: 'Somebody who wrote something.', simpleResolvers: true })
export class TrailActorType implements TrailActor {
  @Field(() => ID, { description: 'What `actor` takes.' })
  id: string

  @Field(() => String, { description: 'What they are called now.' })
  name: string
}

@ObjectType('TrailRecord', {
  description: 'A record that another one names by its id.',
  simpleResolvers: true,
})
export class TrailRecordType implements Omit<TrailRecord, 'title'> {
  @Field(() => TrailKindEnum, { description: 'What it is.' })
  kind: TrailKind

  @Field(() => ID, { description: 'Its id.' })
  id: string

  title: Localized
}

const optional = (description: string) => ({ nullable: true, description })

@ObjectType('TrailEntry', { description: 'That somebody did something to a record.', simpleResolvers: true })
export class TrailEntryType implements Omit<TrailEntry, 'title'> {
  @Field(() => ID, { description: 'What `putOldValuesBack` takes.' })
  id: string

  @Field(() => DateTime, { description: 'When.' })
  at: string

  @Field(() => ID, optional('The account that did it; null where nobody was signed in.'))
  actorId: string | null

  @Field(
    () => String,
    optional('Who did it; null where nobody was signed in, and where the account is gone.'),
  )
  actor: string | null

  @Field(() => String, optional('The program that did it where nobody was signed in, and its user.'))
  program: string | null

  @Field(() => String, optional('The address it was asked from, or its network.'))
  address: string | null

  @Field(() => String, optional('What the browser or program calls itself.'))
  device: string | null

  @Field(() => String, optional('The operation that did it.'))
  operation: string | null

  @Field(() => TrailActionEnum, { description: 'What was done.' })
  action: TrailAction

  @Field(() => TrailKindEnum, optional('What it was done to.'))
  kind: TrailKind | null

  @Field(() => String, optional('Of the record; null where it was done to all of them.'))
  recordId: string | null

  @Field(() => String, optional('Of the project of a gift, or of the event of a subscriber.'))
  parentId: string | null

  @Field(() => Int, optional('Of the record by now; null where no old values can be put back.'))
  version: number | null

  @Field(() => [String], {
    description: 'The columns that are others since; none of what was written or is gone.',
  })
  columns: string[]

  @Field(() => [TrailChangeType], { description: 'What was there before, and after.' })
  changes: TrailChange[]

  @Field(() => [TrailActorType], {
    description:
      'The accounts that are told of there, as they are called now: who has taken a message, or deleted something.',
  })
  accounts: TrailActor[]

  @Field(() => [TrailRecordType], {
    description:
      'The records that are told of there by their ids: whom a donor was merged with, which project a gift is for. What is gone is not among them.',
  })
  records: TrailRecord[]

  @Field(() => Boolean, { description: 'Whether some of that was taken out, for a person’s sake.' })
  isErased: boolean

  title: Localized
}

@ObjectType('RestoredRecord', {
  description: 'What putting old values back has left.',
  simpleResolvers: true,
})
export class RestoredRecordType implements Restored {
  @Field(() => ID, { description: 'Of the record.' })
  id: string

  @Field(() => ID, optional('The entry that tells of it; null where the record was as before already.'))
  entry: string | null

  @Field(() => Int, optional('Of the record since.'))
  version: number | null

  @Field(() => [String], {
    description: 'Fields that are as they were, since the picture that stood there was destroyed.',
  })
  leftOut: string[]
}

@ObjectType('TrailConnection', { description: 'A page of the trail.', simpleResolvers: true })
export class TrailConnection {
  @Field(() => [TrailEntryType], { description: 'This page of it.' })
  nodes: TrailEntry[]

  @Field(() => Int, optional(`Of all pages; null where they are more than ${mostCounted}.`))
  totalCount: number | null

  @Field(() => Int, optional(`How many come before this page; null where they are more than ${mostCounted}.`))
  offset: number | null

  @Field(() => PageInfo, { description: 'How to ask for the next page.' })
  pageInfo: PageInfo

  @Field(
    () => String,
    optional('Pass it as `after` for the page before; null where that is the first one, or there is none.'),
  )
  previousCursor: string | null

  @Field(() => Boolean, {
    description: `Whether more records are called what is searched for than are looked for, ${mostCalled} of each kind.`,
  })
  isCut: boolean
}

/** What the trail is narrowed to. */
@ArgsType()
export class TrailArgs extends PageArgs {}
const months = 'month or day, like `2026-11` or `2026-11-15`, on the clock of Tbilisi.'
for (const [name, type, description] of [
  ['search', () => String, trailChoices.search],
  ['actor', () => ID, trailChoices.actor],
  ['kind', () => TrailKindEnum, trailChoices.kind],
  ['record', () => ID, trailChoices.record],
  ['action', () => TrailActionEnum, trailChoices.action],
  ['from', () => String, `The first ${months}`],
  ['until', () => String, `The last ${months}`],
] as const) {
  declare(TrailArgs, name, type, { nullable: true, description })
}
