import { useTranslation } from 'react-i18next'
import type { newEvent } from '../../../schema/events.ts'
import type { Locale } from '../../../schema/locales.ts'
import { paths } from '../../lib/paths.ts'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { nameIn } from '../form/record-fields.ts'
import { RecordFormFrame } from '../form/record-form-frame.tsx'
import type { NounFormProps } from '../form/record-noun.ts'
import { TwoLanguages } from '../form/two-languages.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { type EventField, eventFields } from './event-fields.ts'

/** The fields of an event: its texts in both languages, side by side, and its day. */
export const EventForm = ({ submit, ...options }: NounFormProps<EventField, typeof newEvent>) => {
  const { t } = useTranslation('admin')
  const form = useRecordForm({ ...options, record: eventFields })
  const labels = {
    title_en: t('events.titleIn.en'),
    content_en: t('events.contentIn.en'),
    title_ka: t('events.titleIn.ka'),
    content_ka: t('events.contentIn.ka'),
    date: t('events.date'),
  }
  const written = (locale: Locale) => ({
    [t('events.title')]: form.texts[nameIn('title', locale)],
    [t('events.content')]: form.texts[nameIn('content', locale)],
  })
  return (
    <RecordFormFrame
      form={form}
      labels={labels}
      done={{ created: t('form.created'), updated: t('form.updated') }}
      submit={submit}
      back={paths.adminEvents}
    >
      <TwoLanguages written={written}>
        {(locale) => (
          <>
            <Field
              {...form.field(nameIn('title', locale))}
              label={t('events.title')}
              lang={locale}
              autoComplete="off"
            />
            <TextArea
              {...form.field(nameIn('content', locale))}
              label={t('events.content')}
              lang={locale}
              rows={8}
            />
          </>
        )}
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
