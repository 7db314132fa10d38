import { useTranslation } from 'react-i18next'
import { type Places, usePlacesInWords } from './use-places-in-words.ts'

/** How the places of an event stand, and what follows where there are fewer than were given. */
export const PlacesTaken = ({ event }: { event: Places }) => {
  const { t } = useTranslation('admin')
  const words = usePlacesInWords()(event)
  if (words.length === 0) return null
  const { places, taken } = event
  const isBeyond = places !== null && taken !== null && taken > places
  return (
    <div role="status" className="mb-4 max-w-text">
      <p className="font-semibold tabular-nums">{words.join('; ')}</p>
      {isBeyond && <p className="mt-1 text-ink-soft">{t('events.places.fewer')}</p>}
    </div>
  )
}
