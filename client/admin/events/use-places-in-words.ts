import { useTranslation } from 'react-i18next'

/** How the places of an event stand; the counts are null to whoever may not know them. */
export interface Places {
  places: number | null
  taken: number | null
  waiting: number | null
}

/** How many places of an event are taken, and how many wait; nothing where it has no limit and nobody waits. */
export const usePlacesInWords = () => {
  const { t } = useTranslation('admin')
  return ({ places, taken, waiting }: Places): string[] => [
    ...(places === null || taken === null ? [] : [t('events.places.taken', { taken, places })]),
    ...(waiting === null || waiting === 0 ? [] : [t('events.places.waiting', { count: waiting })]),
  ]
}
