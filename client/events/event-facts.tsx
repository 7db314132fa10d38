import { hoursOf, startOf } from './event-when.tsx'
import { useEventTexts } from './use-event-texts.ts'

interface EventFactsProps {
  date: string | null
  startsAt: string | null
  endsAt: string | null
  venue: string | null
}

const fact = 'grid gap-x-6 sm:grid-cols-[6.5rem_minmax(0,1fr)]'

/** At what time an event is, and where. */
export const EventFacts = ({ date, startsAt, endsAt, venue }: EventFactsProps) => {
  const texts = useEventTexts()
  if (startsAt === null && venue === null) return null
  return (
    <dl className="mb-7 grid max-w-text gap-3 border-line border-y py-4">
      {startsAt !== null && (
        <div className={fact}>
          <dt className="text-ink-soft">{texts.time}</dt>
          <dd className="font-semibold tabular-nums">
            {hoursOf(startsAt, endsAt)}
            {date !== null && endsAt !== null && <meta itemProp="endDate" content={startOf(date, endsAt)} />}
          </dd>
        </div>
      )}
      {venue !== null && (
        <div className={fact}>
          <dt className="text-ink-soft">{texts.venue}</dt>
          <dd itemProp="location" itemScope itemType="https://schema.org/Place" className="font-semibold">
            <span itemProp="name" className="wrap-anywhere">
              {venue}
            </span>
          </dd>
        </div>
      )}
    </dl>
  )
}
