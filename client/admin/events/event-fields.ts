import { newEvent } from '../../../schema/events.ts'
import type { EventForFormFragment } from '../../generated/admin-operations.ts'
import type { Loaded, RecordFields, Texts } from '../form/record-fields.ts'

export type EventField = 'titleEn' | 'contentEn' | 'titleKa' | 'contentKa' | 'date'

/** The form of an event. A change sends the whole of it, so it has the shape of a new one. */
export const eventFields: RecordFields<EventField, typeof newEvent> = {
  paths: {
    titleEn: 'translations.en.title',
    contentEn: 'translations.en.content',
    titleKa: 'translations.ka.title',
    contentKa: 'translations.ka.content',
    date: 'date',
  },
  inEitherLanguage: {
    title: { en: 'titleEn', ka: 'titleKa' },
    content: { en: 'contentEn', ka: 'contentKa' },
  },
  shape: newEvent,
  toInput: (text) => ({
    date: text('date') || null,
    translations: {
      en: { title: text('titleEn'), content: text('contentEn') },
      ka: { title: text('titleKa'), content: text('contentKa') },
    },
  }),
}

export const noTexts: Texts<EventField> = { titleEn: '', contentEn: '', titleKa: '', contentKa: '', date: '' }

/** An event of the server in the fields of its form. */
export const toFields = ({
  version,
  date,
  translations: { en, ka },
}: EventForFormFragment): Loaded<EventField> => ({
  texts: {
    titleEn: en.title ?? '',
    contentEn: en.content ?? '',
    titleKa: ka.title ?? '',
    contentKa: ka.content ?? '',
    date: date ?? '',
  },
  version,
})
