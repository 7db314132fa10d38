import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../schema/locales.ts'
import type { newProject } from '../../../schema/projects.ts'
import { paths } from '../../lib/paths.ts'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { FormCard } from '../form/form-card.tsx'
import { nameIn } from '../form/record-fields.ts'
import { RecordFormFrame } from '../form/record-form-frame.tsx'
import type { NounFormProps } from '../form/record-noun.ts'
import { TwoLanguages } from '../form/two-languages.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { PictureField } from '../picture/picture-field.tsx'
import { usePictureUpload } from '../picture/use-picture-upload.ts'
import { type ProjectField, projectFields } from './project-fields.ts'

/** Everything an admin says of a project. */
export const ProjectForm = ({ submit, ...options }: NounFormProps<ProjectField, typeof newProject>) => {
  const { t } = useTranslation('admin')
  const upload = usePictureUpload((address) => form.setText('imageUrl', address))
  const form = useRecordForm({ ...options, record: projectFields, uploads: upload.uploads })
  const { field, texts } = form

  const title = t('projectForm.title')
  const description = t('projectForm.description')
  const labels = {
    title_en: t('projectForm.inLanguage.en', { field: title }),
    description_en: t('projectForm.inLanguage.en', { field: description }),
    title_ka: t('projectForm.inLanguage.ka', { field: title }),
    description_ka: t('projectForm.inLanguage.ka', { field: description }),
    goal: t('projectForm.goal'),
    startDate: t('projectForm.startDate'),
    endDate: t('projectForm.endDate'),
    imageUrl: t('picture.label'),
    youtubeUrl: t('projectForm.youtubeUrl'),
  }
  const written = (locale: Locale) => ({
    [title]: texts[nameIn('title', locale)],
    [description]: texts[nameIn('description', locale)],
  })

  return (
    <RecordFormFrame
      form={form}
      labels={labels}
      done={{ created: t('form.projectCreated'), updated: t('form.projectUpdated') }}
      submit={submit}
      back={paths.adminProjects}
    >
      <TwoLanguages written={written}>
        {(locale) => (
          <>
            <Field {...field(nameIn('title', locale))} label={title} lang={locale} autoComplete="off" />
            <TextArea
              {...field(nameIn('description', locale))}
              label={description}
              hint={t('projectForm.descriptionHint')}
              lang={locale}
              rows={8}
            />
          </>
        )}
      </TwoLanguages>
      <FormCard title={t('projectForm.money')}>
        <div className="grid items-start gap-5 sm:grid-cols-3">
          <Field {...field('goal')} label={labels.goal} inputMode="decimal" required autoComplete="off" />
          <Field
            {...field('startDate')}
            label={labels.startDate}
            hint={t('projectForm.optional')}
            type="date"
          />
          <Field {...field('endDate')} label={labels.endDate} hint={t('projectForm.optional')} type="date" />
        </div>
      </FormCard>
      <FormCard title={t('projectForm.media')}>
        <div className="grid gap-5">
          <PictureField
            address={texts.imageUrl}
            error={field('imageUrl').error}
            uploading={upload}
            onRemove={() => form.setText('imageUrl', '')}
          />
          <Field
            {...field('youtubeUrl')}
            label={labels.youtubeUrl}
            hint={t('projectForm.youtubeHint')}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
          />
        </div>
      </FormCard>
    </RecordFormFrame>
  )
}
