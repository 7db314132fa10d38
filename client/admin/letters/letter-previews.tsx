import { useTranslation } from 'react-i18next'
import { letterKinds } from '../../../schema/letters.ts'
import { type LetterRowFragment, useLetterPreviewsQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { ListFailure } from '../list/list-failure.tsx'
import { PreviewPane } from './preview-pane.tsx'

interface LetterPreviewsProps {
  /** The language it is written in is shown first. */
  letter: Pick<LetterRowFragment, 'id' | 'kind' | 'locale' | 'writtenAt'>
}

/** What a letter says in each language; what it was, and why it says nothing, where its occasion is gone. */
export const LetterPreviews = ({ letter: { id, kind, locale, writtenAt } }: LetterPreviewsProps) => {
  const { t } = useTranslation('admin')
  const language = useLocale()
  const { data, error, refetch } = useLetterPreviewsQuery({ variables: { id }, fetchPolicy: 'network-only' })
  const previews = data?.letterPreviews
  if (error && !previews && !isSessionEnd(error))
    return <ListFailure title={t('letters.preview.failed')} onRetry={refetch} />
  if (!previews) return <ListSkeleton text={t('letters.preview.loading')} />
  return (
    <PreviewPane
      previews={previews}
      locale={locale}
      none={
        previews.length > 0
          ? t('letters.preview.otherLanguage')
          : t('letters.preview.pointless', {
              kind: letterKinds[kind].label[language],
              moment: formatMoment(writtenAt, language),
              gone: t(`letters.preview.gone.${kind}`),
            })
      }
      note={previews.length > 0 ? t('letters.preview.note') : undefined}
    />
  )
}
