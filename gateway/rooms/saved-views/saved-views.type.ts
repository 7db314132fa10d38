import { missingInWords, savedView, savedViewChange } from '../../../schema/saved-views.ts'
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
