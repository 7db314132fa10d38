import { hoursOf, startOf } from './event-when.tsx'
import { useEventTexts } from './use-event-texts.ts'

interface EventFactsProps {
  date: string | null
  startsAt: string | null
  endsAt: string | null
  venue: string | null
  places: number | null
  /** Null where there is no limit, or nothing is to be said of it. */
  isFull: boolean | null
}

const fact = 'grid gap-x-6 sm:grid-cols-[6.5rem_minmax(0,1fr)]'

/** At what time an event is, and where. */
export const EventFacts = ({ date, startsAt, endsAt, venue, places, isFull }: EventFactsProps) => {
  const texts = useEventTexts()
  if (startsAt === null && venue === null && places === null) return null
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
      {places !== null && isFull !== null && (
        <div className={fact}>
          <dt className="text-ink-soft">{texts.places.label}</dt>
          <dd className="font-semibold tabular-nums">
            {isFull ? texts.places.taken : texts.places.freeOf(places)}
            <meta itemProp="maximumAttendeeCapacity" content={`${places}`} />
            {isFull && <meta itemProp="remainingAttendeeCapacity" content="0" />}
          </dd>
        </div>
      )}
    </dl>
  )
}
