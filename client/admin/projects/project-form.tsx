import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../schema/locales.ts'
import type { newProject } from '../../../schema/projects.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { paths } from '../../lib/paths.ts'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { FormCard } from '../form/form-card.tsx'
import type { Loaded } from '../form/record-fields.ts'
import { RecordFormFrame } from '../form/record-form-frame.tsx'
import type { NounFormProps, ServerRecord } from '../form/record-noun.ts'
import { TwoLanguages } from '../form/two-languages.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { PictureField } from '../picture/picture-field.tsx'
import { usePictureUpload } from '../picture/use-picture-upload.ts'
import { showVersion } from './other-version.tsx'
import { type ProjectField, projectFields, projectTextFields } from './project-fields.ts'
import { useProjectLabels } from './use-project-labels.ts'

type ProjectFormProps = NounFormProps<ProjectField, typeof newProject, Loaded<ProjectField> & ServerRecord>

/** Everything an admin says of a project. */
export const ProjectForm = ({ submit, ...options }: ProjectFormProps) => {
  const { t } = useTranslation('admin')
  const labels = useProjectLabels()
  const readerLocale = useLocale()
  const uploading = usePictureUpload((address) => form.set('imageUrl', address))
  const form = useRecordForm({ ...options, fields: projectFields, attachment: uploading.attachment })
  const { field, texts } = form

  const written = (locale: Locale): Record<string, string> => ({
    [t('projectForm.title')]: texts[projectTextFields.title[locale]],
    [t('projectForm.description')]: texts[projectTextFields.description[locale]],
  })

  return (
    <RecordFormFrame
      form={form}
      labels={labels}
      show={(name, text) => showVersion(name, text, readerLocale)}
      done={{ created: t('form.projectCreated'), updated: t('form.projectUpdated') }}
      submit={submit}
      back={paths.adminProjects}
    >
      <TwoLanguages written={{ en: written('en'), ka: written('ka') }}>
        {(locale) => (
          <>
            <Field
              {...field(projectTextFields.title[locale])}
              label={t('projectForm.title')}
              lang={locale}
              autoComplete="off"
            />
            <TextArea
              {...field(projectTextFields.description[locale])}
              label={t('projectForm.description')}
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
            uploading={uploading}
            onRemove={() => form.set('imageUrl', '')}
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
