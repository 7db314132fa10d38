import { useTranslation } from 'react-i18next'
import type { GiftFragment } from '../../generated/admin-operations.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { SelectField } from '../../ui/select.tsx'
import { RetryButton } from '../list/retry-button.tsx'
import { useProjectChoice } from './use-project-choice.ts'

interface ProjectFieldProps {
  gift: Pick<GiftFragment, 'projectId' | 'projectTitle'>
  value: string
  onChoose: (projectId: string) => void
}

/** Which project a gift is for. Until the others are there, and where they cannot be had, it stays where it is. */
export const ProjectField = ({ gift, value, onChoose }: ProjectFieldProps) => {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useProjectChoice()
  const listed = (data?.projects?.nodes ?? []).map(({ id, title }) => [id, title] as const)
  const unlisted = [
    [gift.projectId, gift.projectTitle] as const,
    [value, t('gifts.otherProject')] as const,
  ].filter(([id], index, all) => {
    const isFirst = all.findIndex(([other]) => other === id) === index
    return isFirst && listed.every(([other]) => other !== id)
  })
  return (
    <div className="min-w-0">
      <SelectField
        label={t('gifts.fields.projectId')}
        value={value}
        options={[...unlisted, ...listed]}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
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
  )
}
