import type { FragmentType } from '@apollo/client'
import { ArrowLeft, CalendarPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isCalledOff } from '../../schema/event-off.ts'
import { localeParameter } from '../../schema/locales.ts'
import type { EventArticleFragment } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { dayAtCharity } from '../lib/day-at-charity.ts'
import { paragraphsOf } from '../lib/paragraphs.ts'
import { paths } from '../lib/paths.ts'
import { photoOf } from '../lib/photo-of.ts'
import { summaryOf } from '../lib/summary.ts'
import { unmask } from '../lib/unmask.ts'
import { PageHead } from '../ui/page-head.tsx'
import { Tag } from '../ui/tag.tsx'
import { EventCover } from './event-cover.tsx'
import { EventFacts } from './event-facts.tsx'
import { EventWhen } from './event-when.tsx'
import { SignUpCard } from './sign-up-card.tsx'
import { useEventTexts } from './use-event-texts.ts'

interface EventArticleProps {
  event: FragmentType<EventArticleFragment>
  /** Whether the page is its own, so that the head of it tells of it. */
  isPage?: boolean
}

/** An event as everybody is shown it; what search engines read of it stands in its attributes, as schema.org names them. */
export const EventArticle = ({ event: masked, isPage = true }: EventArticleProps) => {
  const { t } = useTranslation()
  const texts = useEventTexts()
  const locale = useLocale()
  const event = unmask(masked)
  const { id, title, content, date, startsAt, endsAt, venue, archivedAt, places, isFull, imageUrl } = event
  const photo = photoOf(imageUrl)
  const isOff = isCalledOff(event, dayAtCharity)
  return (
    <article
      itemScope
      itemType="https://schema.org/Event"
      className="page-width w-full pt-8 pb-20 lg:pt-11 print:pb-0"
    >
      {isPage && (
        <PageHead
          title={title}
          description={summaryOf(content)}
          site={t('shell.site')}
          picture={photo}
          pictureAlt={photo === null ? null : (event.picture?.alt ?? null)}
          type="article"
        />
      )}
      <Link
        to={paths.events}
        className="inline-flex min-h-8 items-center gap-2.5 text-small font-semibold text-forest-600 hover:underline print:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {texts.back}
      </Link>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <EventWhen date={date} startsAt={startsAt} />
        {isOff && <Tag tone="ochre">{texts.off.title}</Tag>}
      </div>
      {isOff && <link itemProp="eventStatus" href="https://schema.org/EventCancelled" />}
      <h1 itemProp="name" className="mt-3 max-w-[18em] wrap-anywhere text-h1 text-title">
        {title}
      </h1>
      <div className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24.75rem]">
        <div className="min-w-0">
          <EventCover
            event={event}
            fallback={title}
            sizes="(min-width: 64rem) 50rem, 100vw"
            loading={{ fetchPriority: 'high' }}
            itemProp="image"
            className="mb-7 aspect-video rounded-card print:w-[8cm]"
          />
          <EventFacts
            date={date}
            startsAt={startsAt}
            endsAt={endsAt}
            venue={venue}
            places={archivedAt === null ? places : null}
            isFull={isFull}
          />
          <div itemProp="description" className="grid max-w-text gap-4">
            {paragraphsOf(content).map(({ key, text }) => (
              <p key={key} className="wrap-anywhere whitespace-pre-line">
                {text}
              </p>
            ))}
          </div>
          {date !== null && archivedAt === null && (
            <p className="mt-6 print:hidden">
              <a
                href={`${paths.eventCalendar(id)}?${localeParameter}=${locale}`}
                className="inline-flex min-h-10 items-center gap-2 text-link"
              >
                <CalendarPlus aria-hidden="true" className="size-4.5" />
                {texts.calendar}
              </a>
            </p>
          )}
        </div>
        <aside className="print:hidden">
          <SignUpCard id={id} date={date} archivedAt={archivedAt} isFull={isFull === true} />
        </aside>
      </div>
    </article>
  )
}
