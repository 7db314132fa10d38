import type { FragmentType } from '@apollo/client'
import { Clock, MapPin, Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { EventCardFragment } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { langOf } from '../lib/lang-of.ts'
import { paths } from '../lib/paths.ts'
import { summaryOf } from '../lib/summary.ts'
import { unmask } from '../lib/unmask.ts'
import { Card } from '../ui/card.tsx'
import { EventCover } from './event-cover.tsx'
import { EventWhen, hoursOf } from './event-when.tsx'
import { useEventTexts } from './use-event-texts.ts'

const fact = 'flex min-w-0 items-start gap-2 text-ink-soft text-small'
const icon = 'mt-0.5 size-4.5 shrink-0 text-forest-600'

interface EventCardProps {
  event: FragmentType<EventCardFragment>
  /** Whether cards beside it may show one. */
  isAmongPictures: boolean
}

/** An event: when and where it is, and what it is about. The whole of it leads to its page. */
export const EventCard = ({ event, isAmongPictures }: EventCardProps) => {
  const card = unmask(event)
  const { id, title, content, date, startsAt, endsAt, venue, places, isFull, imageUrl } = card
  const texts = useEventTexts().places
  const locale = useLocale()
  return (
    // Beside a picture, one without is as high as what it says: drawn out to the height of the row it would be half empty.
    <Card
      as="li"
      className={`relative flex flex-col overflow-hidden hover:border-line-strong ${isAmongPictures && imageUrl === null ? 'self-start' : ''}`}
    >
      <EventCover
        event={card}
        fallback=""
        sizes="(min-width: 48rem) 36rem, 100vw"
        loading={{ loading: 'lazy' }}
        className="aspect-[16/8] shrink-0 print:hidden"
      />
      <div className="flex flex-1 flex-col items-start p-5 sm:px-6">
        <EventWhen date={date} startsAt={startsAt} />
        <h2
          lang={langOf(title, locale)}
          className="mt-3 wrap-anywhere text-[1.375rem] text-title lang-ka:text-[1.25rem]"
        >
          <Link
            to={paths.event(id)}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Link>
        </h2>
        <p
          lang={langOf(content, locale)}
          className="mt-2 mb-4 max-w-text wrap-anywhere text-ink-soft text-small"
        >
          {summaryOf(content)}
        </p>
        <div className="mt-auto flex flex-wrap gap-x-6 gap-y-2 empty:hidden">
          {startsAt !== null && (
            <p className={fact}>
              <Clock aria-hidden="true" className={icon} />
              {hoursOf(startsAt, endsAt)}
            </p>
          )}
          {venue !== null && (
            <p className={fact}>
              <MapPin aria-hidden="true" className={icon} />
              <span lang={langOf(venue, locale)} className="min-w-0 wrap-anywhere">
                {venue}
              </span>
            </p>
          )}
          {places !== null && isFull !== null && (
            <p className={fact}>
              <Users aria-hidden="true" className={icon} />
              {isFull ? texts.full : texts.freeOf(places)}
            </p>
          )}
        </div>
      </div>
    </Card>
  )
}
