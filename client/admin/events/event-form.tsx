import { useTranslation } from 'react-i18next'
import { event, newEvent } from '../../../schema/events.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { adminPaths } from '../../lib/paths.ts'
import { Card } from '../../ui/card.tsx'
import { recordFields } from '../form/record-fields.ts'
import { RecordFormFrame } from '../form/record-form-frame.tsx'
import { RecordInput, RecordTexts } from '../form/record-inputs.tsx'
import type { NounFormProps } from '../form/record-noun.ts'
import { useDraftChoice } from '../form/use-draft-choice.ts'
import { useRecordForm } from '../form/use-record-form.ts'
import { RecordPicture } from '../picture/record-picture.tsx'
import { usePictureUpload } from '../picture/use-picture-upload.ts'
import { TypedEvent } from '../preview/typed-event.tsx'
import { TypedPreview } from '../preview/typed-preview.tsx'

/** A change is checked like a new event: the whole of it stands in the form. */
export const eventFields = recordFields(newEvent, event)

/** The fields of an event: its texts in both languages, side by side, when it is, and its picture. */
export const EventForm = ({ submit, ...options }: NounFormProps<typeof event.fields, typeof newEvent>) => {
  const { t } = useTranslation('admin')
  const typist = useLocale()
  const upload = usePictureUpload(options.place, (address) => form.setText('imageUrl', address))
  const { asDraft, save } = useDraftChoice(options)
  const form = useRecordForm({ ...options, save, record: eventFields, uploads: upload.uploads })
  return (
    <RecordFormFrame
      form={form}
      done={{ created: t('form.created'), updated: t('form.updated') }}
      submit={submit}
      asDraft={asDraft}
      preview={
        <TypedPreview>
          {(locale) => <TypedEvent texts={form.texts} typist={typist} locale={locale} />}
        </TypedPreview>
      }
      back={adminPaths(event.plural).list}
    >
      <RecordTexts form={form} />
      <Card className="px-5 pt-4 pb-6 sm:px-6">
        <div className="grid gap-x-6 sm:grid-cols-3">
          <RecordInput form={form} name="date" />
          <RecordInput form={form} name="startsAt" />
          <RecordInput form={form} name="endsAt" />
          <RecordInput form={form} name="places" hint={t('events.placesHint')} className="sm:col-span-3" />
        </div>
      </Card>
      <Card className="p-5 sm:px-6">
        <RecordPicture of="event" form={form} uploading={upload} />
      </Card>
    </RecordFormFrame>
  )
}
