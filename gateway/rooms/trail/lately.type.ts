import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import type { DonationEntryKind } from '../../../schema/donations.ts'
import { type LatelyKind, latelyFields, undoableFields } from '../../../schema/lately.ts'
import type { Localized } from '../../../schema/model.ts'
import type { TrailAction } from '../../../schema/trail.ts'
import { DateTime } from '../../graphql/scalars.ts'
import { DonationEntryKindEnum } from '../donations/donations.type.ts'
import type { Lately, UndoableEntry } from './lately.ts'
import { TrailActionEnum, TrailKindEnum } from './trail.type.ts'

@ObjectType('UndoableEntry', {
  description: 'An entry of the trail that can be put back as long as its record is as it is.',
  simpleResolvers: true,
})
class UndoableEntryType implements UndoableEntry {
  @Field(() => ID, { description: undoableFields.id })
  id: string

  @Field(() => ID, { description: undoableFields.recordId })
  recordId: string

  @Field(() => Int, { nullable: true, description: undoableFields.version })
  version: number | null
}

@ObjectType('Lately', {
  description: 'What somebody has done to records of one kind, in one way and on one day.',
  simpleResolvers: true,
})
export class LatelyType implements Omit<Lately, 'title'> {
  @Field(() => ID, { description: latelyFields.id })
  id: string

  @Field(() => DateTime, { description: latelyFields.at })
  at: string

  @Field(() => String, { nullable: true, description: latelyFields.actor })
  actor: string | null

  @Field(() => ID, { nullable: true, description: latelyFields.actorId })
  actorId: string | null

  @Field(() => Boolean, { description: latelyFields.isOwn })
  isOwn: boolean

  @Field(() => String, { nullable: true, description: latelyFields.program })
  program: string | null

  @Field(() => TrailActionEnum, { description: latelyFields.action })
  action: TrailAction

  @Field(() => TrailKindEnum, { description: latelyFields.kind })
  kind: LatelyKind

  @Field(() => Int, { nullable: true, description: latelyFields.count })
  count: number | null

  @Field(() => DonationEntryKindEnum, { nullable: true, description: latelyFields.entry })
  entry: DonationEntryKind | null

  @Field(() => Float, { nullable: true, description: latelyFields.sum })
  sum: number | null

  @Field(() => Int, { nullable: true, description: latelyFields.version })
  version: number | null

  @Field(() => [UndoableEntryType], { description: latelyFields.undoable })
  undoable: UndoableEntry[]

  @Field(() => String, { nullable: true, description: latelyFields.recordId })
  recordId: string | null

  title: Localized
}
