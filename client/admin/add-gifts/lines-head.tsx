import { useTranslation } from 'react-i18next'
import { earliestGift } from '../../../schema/limits.ts'
import { useProjectChoiceQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select.tsx'
import { MethodField } from '../gifts/method-field.tsx'
import { RetryButton } from '../list/retry-button.tsx'
import type { Head } from './gift-lines.ts'

/** By which a field of what is said of all lines is found. */
export const nameAbove = (name: string): string => `lines-${name}`

interface LinesHeadProps {
  head: Head
  onChange: (change: Partial<Head>) => void
  /** What is wrong with something of it. */
  errors: Partial<Record<keyof Head, string>>
}

/** What is the same for every line, and what the statement says they come to. */
export const LinesHead = ({ head, onChange, errors }: LinesHeadProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { data, error, refetch } = useProjectChoiceQuery({ variables: { locale } })
  const projects = (data?.projects?.nodes ?? []).map(({ id, title }) => [id, title] as const)
  const isUnlisted = head.projectId !== '' && projects.every(([id]) => id !== head.projectId)
  return (
    <Card className="mb-4 p-5">
      <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2 table:grid-cols-[11rem_13rem_minmax(0,1fr)_13rem]">
        <Field
          name={nameAbove('receivedAt')}
          label={t('addGifts.day')}
          error={errors.receivedAt}
          type="date"
          required
          min={earliestGift}
          max={dayAtCharity(new Date())}
          value={head.receivedAt}
          onChange={({ currentTarget }) => onChange({ receivedAt: currentTarget.value })}
        />
        <MethodField value={head.method} onChoose={(method) => onChange({ method })} />
        <div className="min-w-0">
          <SelectField
            name={nameAbove('projectId')}
            label={t('addGifts.project')}
            error={errors.projectId}
            value={head.projectId}
            options={[
              ['', t('addGifts.chooseProject')],
              ...(isUnlisted ? [[head.projectId, t('gifts.otherProject')] as const] : []),
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
        <Field
          label={`${t('addGifts.total')}, ₾`}
          error={errors.total}
          inputMode="decimal"
          autoComplete="off"
          value={head.total}
          onChange={({ currentTarget }) => onChange({ total: currentTarget.value })}
        />
      </div>
      <p className="pt-2 text-small text-ink-soft">{t('addGifts.kept')}</p>
    </Card>
  )
}
