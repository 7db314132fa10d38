import { hoursOf, startOf } from './event-when.tsx'
import { useEventTexts } from './use-event-texts.ts'

interface EventFactsProps {
  date: string | null
  startsAt: string | null
  endsAt: string | null
  venue: string | null
  places: number | null
  placesLeft: number | null
}

const fact = 'grid gap-x-6 sm:grid-cols-[6.5rem_minmax(0,1fr)]'

/** At what time an event is, and where. */
export const EventFacts = ({ date, startsAt, endsAt, venue, places, placesLeft }: EventFactsProps) => {
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
      {places !== null && placesLeft !== null && (
        <div className={fact}>
          <dt className="text-ink-soft">{texts.places.label}</dt>
          <dd className="font-semibold tabular-nums">
            {placesLeft === 0 ? texts.places.full : texts.places.of(placesLeft, places)}
            <meta itemProp="maximumAttendeeCapacity" content={`${places}`} />
            <meta itemProp="remainingAttendeeCapacity" content={`${placesLeft}`} />
          </dd>
        </div>
      )}
    </dl>
  )
}
