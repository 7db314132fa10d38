import { useTranslation } from 'react-i18next'
import { type PlaceCount, personalPlaces } from '../../../schema/personal-data.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatNumber } from '../../lib/format-number.ts'

interface PlaceListProps {
  label: string
  places: readonly PlaceCount[]
}

/** Where anything is held, how much, and what becomes of it when its person is erased. */
export const PlaceList = ({ label, places }: PlaceListProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <ul aria-label={label} className="mt-4 border-t border-line text-small">
      {places.map(({ place, count }) => (
        <li key={place} className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-2.5">
          <span className="min-w-0 flex-[2_1_12rem] font-semibold wrap-anywhere">
            {personalPlaces[place].label[locale]}
          </span>
          <span className="min-w-10 font-semibold tabular-nums">{formatNumber(count, locale)}</span>
          <span className="flex-[3_1_14rem] text-ink-soft">
            {t(`privacy.fates.${personalPlaces[place].fate}`)}
          </span>
        </li>
      ))}
    </ul>
  )
}
