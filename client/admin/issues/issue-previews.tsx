import { useTranslation } from 'react-i18next'
import { useIssuePreviewsQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { PreviewPane } from '../letters/preview-pane.tsx'
import { ListFailure } from '../list/list-failure.tsx'

/** An issue as its readers will get it, in each language, as it is saved. */
export const IssuePreviews = ({ id }: { id: string }) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { data, error, refetch } = useIssuePreviewsQuery({ variables: { id }, fetchPolicy: 'network-only' })
  const previews = data?.issuePreviews
  if (error && !previews && !isSessionEnd(error))
    return <ListFailure title={t('letters.preview.failed')} onRetry={refetch} />
  if (!previews) return <ListSkeleton text={t('letters.preview.loading')} />
  return <PreviewPane previews={previews} locale={locale} none={t('issues.preview.none')} />
}
