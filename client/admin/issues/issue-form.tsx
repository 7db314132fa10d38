import { useTranslation } from 'react-i18next'
import { newIssue, newsletterIssue } from '../../../schema/newsletter-issues.ts'
import { adminPaths } from '../../lib/paths.ts'
import { recordFields } from '../form/record-fields.ts'
import { RecordFormFrame } from '../form/record-form-frame.tsx'
import { RecordTexts } from '../form/record-inputs.tsx'
import type { NounFormProps } from '../form/record-noun.ts'
import { useRecordForm } from '../form/use-record-form.ts'

/** A change is checked like a new issue: the whole of it stands in the form. */
export const issueFields = recordFields(newIssue, newsletterIssue)

/** What an issue says, in both languages side by side. */
export const IssueForm = ({
  submit,
  ...options
}: NounFormProps<typeof newsletterIssue.fields, typeof newIssue>) => {
  const { t } = useTranslation('admin')
  const form = useRecordForm({ ...options, record: issueFields })
  return (
    <RecordFormFrame
      form={form}
      done={{ created: t('form.created'), updated: t('form.updated') }}
      submit={submit}
      back={adminPaths(newsletterIssue.plural).list}
    >
      <RecordTexts form={form} />
    </RecordFormFrame>
  )
}
