import { useTranslation } from 'react-i18next'
import type { newEvent } from '../../../schema/events.ts'
import type { Locale } from '../../../schema/locales.ts'
import { paths } from '../../lib/paths.ts'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { Loaded } from '../form/record-fields.ts'
import { RecordFormFrame } from '../form/record-form-frame.tsx'
import type { NounFormProps, ServerRecord } from '../form/record-noun.ts'
import { TwoLanguages } from '../form/two-languages.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { type EventField, eventFields } from './event-fields.ts'

const names: Record<Locale, { title: EventField; content: EventField }> = {
  en: { title: 'titleEn', content: 'contentEn' },
  ka: { title: 'titleKa', content: 'contentKa' },
}

type EventFormProps = NounFormProps<EventField, typeof newEvent, Loaded<EventField> & ServerRecord>

/** The fields of an event: its texts in both languages, side by side, and its day. */
export const EventForm = ({ submit, ...options }: EventFormProps) => {
  const { t } = useTranslation('admin')
  const form = useRecordForm({ ...options, fields: eventFields })
  const labels = {
    titleEn: t('events.titleIn.en'),
    contentEn: t('events.contentIn.en'),
    titleKa: t('events.titleIn.ka'),
    contentKa: t('events.contentIn.ka'),
    date: t('events.date'),
  }
  const writtenIn = (locale: Locale) => ({
    [t('events.title')]: form.texts[names[locale].title],
    [t('events.content')]: form.texts[names[locale].content],
  })
  return (
    <RecordFormFrame
      form={form}
      labels={labels}
      done={{ created: t('form.created'), updated: t('form.updated') }}
      submit={submit}
      back={paths.adminEvents}
    >
      <TwoLanguages written={{ en: writtenIn('en'), ka: writtenIn('ka') }}>
        {(locale) => {
          const { title, content } = names[locale]
          return (
            <>
              <Field {...form.field(title)} label={t('events.title')} lang={locale} autoComplete="off" />
              <TextArea {...form.field(content)} label={t('events.content')} lang={locale} rows={8} />
            </>
          )
        }}
      </TwoLanguages>
      <div className="rounded-card border border-line bg-surface px-5 pt-4 pb-6 shadow-card sm:px-6">
        <Field
          {...form.field('date')}
          label={t('events.date')}
          hint={t('events.dateHint')}
          type="date"
          className="max-w-60"
        />
      </div>
    </RecordFormFrame>
  )
}
