import { useTranslation } from 'react-i18next'
import { presetNames } from '../../../schema/project-presets.ts'
import { newProject, project } from '../../../schema/projects.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { adminPaths } from '../../lib/paths.ts'
import { FormCard } from '../form/form-card.tsx'
import { recordFields } from '../form/record-fields.ts'
import { RecordFormFrame } from '../form/record-form-frame.tsx'
import { RecordInput, RecordTexts } from '../form/record-inputs.tsx'
import type { NounFormProps } from '../form/record-noun.ts'
import { useDraftChoice } from '../form/use-draft-choice.ts'
import { useRecordForm } from '../form/use-record-form.ts'
import { RecordPicture } from '../picture/record-picture.tsx'
import { usePictureUpload } from '../picture/use-picture-upload.ts'
import { TypedPreview } from '../preview/typed-preview.tsx'
import { TypedProject } from '../preview/typed-project.tsx'

/** A change is checked like a new project: the whole of it stands in the form. */
export const projectFields = recordFields(newProject, project)

/** Everything an admin says of a project. */
export const ProjectForm = ({
  submit,
  ...options
}: NounFormProps<typeof project.fields, typeof newProject>) => {
  const { t } = useTranslation('admin')
  const typist = useLocale()
  const upload = usePictureUpload(options.place, (address) => form.setText('imageUrl', address))
  const { asDraft, save } = useDraftChoice(options)
  const form = useRecordForm({ ...options, save, record: projectFields, uploads: upload.uploads })
  return (
    <RecordFormFrame
      form={form}
      done={{ created: t('form.projectCreated'), updated: t('form.projectUpdated') }}
      submit={submit}
      asDraft={asDraft}
      preview={
        <TypedPreview>
          {(locale) => <TypedProject texts={form.texts} typist={typist} locale={locale} />}
        </TypedPreview>
      }
      back={adminPaths(project.plural).list}
    >
      <RecordTexts form={form} hints={{ description: t('projectForm.descriptionHint') }} />
      <FormCard title={t('projectForm.money')}>
        <div className="grid items-start gap-5 sm:grid-cols-3">
          <RecordInput form={form} name="goal" />
          <RecordInput form={form} name="startDate" />
          <RecordInput form={form} name="endDate" />
        </div>
      </FormCard>
      <FormCard title={t('projectForm.presets')}>
        <p className="max-w-text text-small text-ink-soft">{t('projectForm.presetsHint')}</p>
        {presetNames.map(({ sum, en, ka }) => (
          <div key={sum} className="mt-5 grid items-start gap-5 sm:grid-cols-[8rem_1fr_1fr]">
            <RecordInput form={form} name={sum} />
            <RecordInput form={form} name={en} />
            <RecordInput form={form} name={ka} />
          </div>
        ))}
      </FormCard>
      <FormCard title={t('projectForm.media')}>
        <div className="grid gap-5">
          <RecordPicture of="project" form={form} uploading={upload} />
          <RecordInput form={form} name="youtubeUrl" hint={t('projectForm.youtubeHint')} />
        </div>
      </FormCard>
    </RecordFormFrame>
  )
}
