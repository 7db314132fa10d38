import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { event } from '../../../schema/events.ts'
import { EventArticle } from '../../events/event-article.tsx'
import { useEventPreviewQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { PreviewFrame } from './preview-frame.tsx'

/** Past every cache, as that of a project. */
const EventPreview = () => {
  const { t } = useTranslation('admin')
  const { id = '' } = useParams()
  const { data, error, refetch } = useEventPreviewQuery({
    variables: { id, locale: useLocale() },
    fetchPolicy: 'no-cache',
  })
  const found = data?.event
  return (
    <PreviewFrame
      model={event}
      id={id}
      answer={{ isThere: Boolean(found), error, refetch }}
      gone={t('events.gone')}
    >
      {found && <EventArticle event={found} />}
    </PreviewFrame>
  )
}

export { EventPreview as Component }
