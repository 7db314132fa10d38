import { useTranslation } from 'react-i18next'
import { earliestGift } from '../../../schema/limits.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select.tsx'
import { MethodField } from '../gifts/method-field.tsx'
import { useProjectChoice } from '../gifts/use-project-choice.ts'
import { RetryButton } from '../list/retry-button.tsx'
import type { Given } from './gift-lines.ts'

interface GivenFieldsProps {
  given: Given
  /** By which a field is found. */
  nameOf: (field: keyof Given) => string
  onChange: (change: Partial<Given>) => void
  /** What is wrong with something of it. */
  errors: Partial<Record<string, string>>
}

/** What is said of a gift beside its own line: the same for all of them, or of one alone. */
export const GivenFields = ({ given, nameOf, onChange, errors }: GivenFieldsProps) => {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useProjectChoice()
  const projects = (data?.projects?.nodes ?? []).map(({ id, title }) => [id, title] as const)
  const isUnlisted = given.projectId !== '' && projects.every(([id]) => id !== given.projectId)
  return (
    <>
      <Field
        name={nameOf('receivedAt')}
        label={t('addGifts.day')}
        error={errors.receivedAt}
        type="date"
        required
        min={earliestGift}
        max={dayAtCharity(new Date())}
        value={given.receivedAt}
        onChange={({ currentTarget }) => onChange({ receivedAt: currentTarget.value })}
      />
      <MethodField value={given.method} onChoose={(method) => onChange({ method })} />
      <div className="min-w-0">
        <SelectField
          name={nameOf('projectId')}
          label={t('addGifts.project')}
          error={errors.projectId}
          value={given.projectId}
          options={[
            ['', t('addGifts.chooseProject')],
            ...(isUnlisted ? [[given.projectId, t('gifts.otherProject')] as const] : []),
            ...projects,
          ]}
          onChange={({ currentTarget }) => onChange({ projectId: currentTarget.value })}
        />
        <div role="alert" className="empty:hidden">
          {error && !isSessionEnd(error) && (
            <p className="flex flex-wrap items-center gap-x-3 pt-1 text-small text-error">
              {t('gifts.projectsFailed')}
              <RetryButton onRetry={refetch} className="text-link min-h-8" />
            </p>
          )}
        </div>
      </div>
    </>
  )
}
