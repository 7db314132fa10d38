import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { event } from '../../../schema/events.ts'
import type { Locale } from '../../../schema/locales.ts'
import { EventArticle } from '../../events/event-article.tsx'
import { useEventSoFarQuery } from '../../generated/admin-operations.ts'
import type { EventArticleFragment, EventCoverFragment } from '../../generated/operations.ts'
import { mask } from '../../lib/unmask.ts'
import type { FieldName, Texts } from '../form/record-fields.ts'
import { useKeptPicture } from '../pictures/use-kept-picture.ts'
import { StandingFrame } from './standing-frame.tsx'
import { pictureIn, typedCount, typedOrNothing, typedText } from './typed-record.ts'

interface TypedEventProps {
  texts: Texts<FieldName<typeof event.fields>>
  /** Who types writes numbers as it is done in their language. */
  typist: Locale
  locale: Locale
}

/** An event as it is typed; who has signed up, as it is. */
export const TypedEvent = ({ texts, typist, locale }: TypedEventProps) => {
  const { t } = useTranslation('admin')
  const { id = '' } = useParams()
  const { data, error, refetch } = useEventSoFarQuery({ variables: { id }, skip: id === '' })
  const places = typedCount(texts.places, typist)
  const kept = useKeptPicture(texts.imageUrl)
  const article: Omit<EventArticleFragment & EventCoverFragment, ' $fragmentName' | ' $fragmentRefs'> = {
    id,
    title: typedText(texts, 'title', locale) || t('life.preview.untitled'),
    content: typedText(texts, 'content', locale),
    venue: typedText(texts, 'venue', locale) || null,
    date: typedOrNothing(texts.date),
    startsAt: typedOrNothing(texts.startsAt),
    endsAt: typedOrNothing(texts.endsAt),
    imageUrl: typedOrNothing(texts.imageUrl),
    picture: pictureIn(kept, locale),
    places,
    isFull: places === null ? null : (data?.event?.taken ?? 0) >= places,
    archivedAt: data?.event?.archivedAt ?? null,
  }
  return (
    <StandingFrame isKnown={id === '' || Boolean(data?.event)} error={error} refetch={refetch}>
      <EventArticle event={mask<EventArticleFragment>(article)} isPage={false} />
    </StandingFrame>
  )
}
