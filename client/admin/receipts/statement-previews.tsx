import { useTranslation } from 'react-i18next'
import { useStatementPreviewsQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { PreviewPane } from '../letters/preview-pane.tsx'
import { ListFailure } from '../list/list-failure.tsx'

/** The letter that brings statements of a year, in each language. */
export const StatementPreviews = ({ year }: { year: number }) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { data, error, refetch } = useStatementPreviewsQuery({ variables: { year } })
  const previews = data?.statementPreviews
  if (error && !previews && !isSessionEnd(error))
    return <ListFailure title={t('letters.preview.failed')} onRetry={refetch} />
  if (!previews) return <ListSkeleton text={t('letters.preview.loading')} />
  return (
    <PreviewPane
      previews={previews}
      locale={locale}
      none={t('letters.preview.failed')}
      note={t('statements.brings', { year })}
    />
  )
}
