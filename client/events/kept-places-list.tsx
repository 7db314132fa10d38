import { useMemo, useSyncExternalStore } from 'react'
import { localeParameter } from '../../schema/locales.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { paths } from '../lib/paths.ts'
import { forgetPlacesAt, placesIn, readKept, watchKept } from './kept-places.ts'
import { useEventTexts } from './use-event-texts.ts'

/** Who has signed up for an event from this browser, where no letter has brought the way to take that back. */
export const KeptPlacesList = ({ eventId }: { eventId: string }) => {
  const texts = useEventTexts().kept
  const locale = useLocale()
  const kept = useSyncExternalStore(watchKept, readKept, () => null)
  const places = useMemo(() => placesIn(kept).filter((place) => place.eventId === eventId), [kept, eventId])
  if (places.length === 0) return null
  return (
    <section className="mt-5 border-line border-t pt-4">
      <h3 className="font-semibold">{texts.title}</h3>
      <p className="mt-1 text-ink-soft text-small">{texts.text}</p>
      <ul>
        {places.map(({ name, token }) => (
          <li key={token}>
            <a
              href={`${paths.eventPlace(eventId)}?${localeParameter}=${locale}#${encodeURIComponent(token)}`}
              className="inline-flex min-h-11 items-center wrap-anywhere text-link"
            >
              {texts.takeBack(name)}
            </a>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => forgetPlacesAt(eventId)}
        className="inline-flex min-h-11 items-center text-ink-soft text-small underline underline-offset-4"
      >
        {texts.forget}
      </button>
    </section>
  )
}
