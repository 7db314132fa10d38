import { useTranslation } from 'react-i18next'
import type { SuggestedDonor } from './use-donor-suggestions.ts'

interface NamesakesProps {
  namesakes: readonly SuggestedDonor[]
  onChoose: (donor: SuggestedDonor) => void
}

/** Asks whether whoever is typed is somebody who gave before under the same name: else they become another donor. */
export const Namesakes = ({ namesakes, onChoose }: NamesakesProps) => {
  const { t } = useTranslation('admin')
  return (
    <div role="status" className="text-small empty:hidden">
      {namesakes.map((donor) => (
        <p key={donor.id} className="flex flex-wrap items-center gap-x-3 pt-1 wrap-anywhere">
          {t('addGifts.suggestions.same', { email: donor.email, count: donor.donationCount })}
          <button
            type="button"
            onClick={() => onChoose(donor)}
            className="text-link inline-flex min-h-8 items-center font-semibold"
          >
            {t('addGifts.suggestions.isThem')}
          </button>
        </p>
      ))}
    </div>
  )
}
