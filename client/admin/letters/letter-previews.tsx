import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../schema/locales.ts'
import { useLetterPreviewsQuery } from '../../generated/admin-operations.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { ListFailure } from '../list/list-failure.tsx'
import { PreviewPane } from './preview-pane.tsx'

interface LetterPreviewsProps {
  id: string
  /** The language it is written in, shown first. */
  locale: Locale
}

/** What a letter says in each language. */
export const LetterPreviews = ({ id, locale }: LetterPreviewsProps) => {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useLetterPreviewsQuery({ variables: { id }, fetchPolicy: 'network-only' })
  const previews = data?.letterPreviews
  if (error && !previews && !isSessionEnd(error))
    return <ListFailure title={t('letters.preview.failed')} onRetry={refetch} />
  if (!previews) return <ListSkeleton text={t('letters.preview.loading')} />
  return (
    <PreviewPane
      previews={previews}
      locale={locale}
      none={t('letters.preview.pointless')}
      note={previews.length > 0 ? t('letters.preview.note') : undefined}
    />
  )
}
