import { Field, Int, ObjectType } from 'type-graphql'
import {
  type CountedView,
  countedInWords,
  missingInWords,
  type SavedView,
  savedView,
  savedViewChange,
} from '../../../schema/saved-views.ts'
import { declare, typeOf } from '../../models/graphql-fields.ts'
import { changeInputType, inputType } from '../../models/graphql-inputs.ts'
import { recordType } from '../../models/graphql-types.ts'

export const SavedViewType = recordType(savedView)
declare(SavedViewType, 'missing', () => [String], {
  nullable: false,
  description: missingInWords,
  simple: true,
})

export const NewSavedViewInput = inputType(savedView, 'NewSavedViewInput')

/** Of a change nothing must be said. */
const nothing = { ...savedViewChange, fields: {} }
export const SavedViewChangeInput = changeInputType(savedViewChange, 'SavedViewChangeInput', nothing)

export const viewRoomType = typeOf(savedView, 'room', savedView.fields.room)

@ObjectType('CountedView', {
  description: 'A view that somebody has saved, and how many records its list has with it.',
  simpleResolvers: true,
})
export class CountedViewType implements CountedView {
  @Field(() => SavedViewType, { description: 'What was saved, and of which list.' })
  view: SavedView

  @Field(() => Int, { nullable: true, description: countedInWords.count })
  count: number | null

  @Field(() => Boolean, { description: countedInWords.hasMore })
  hasMore: boolean
}
