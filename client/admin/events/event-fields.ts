import { newEvent } from '../../../schema/events.ts'
import { day, localizedText } from '../form/field-kinds.tsx'
import { type FieldName, recordFields } from '../form/record-fields.ts'

const table = { title: localizedText, content: localizedText, date: day }

export type EventTable = typeof table
export type EventField = FieldName<EventTable>

/** The form of an event. A change sends the whole of it, so it has the shape of a new one. */
export const eventFields = recordFields(newEvent, table)
