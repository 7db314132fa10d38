import { useTranslation } from 'react-i18next'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatLari } from '../../lib/format-number.ts'
import { Card } from '../../ui/card.tsx'
import { PersonalDataLink } from '../privacy/personal-data-link.tsx'
import { DonorLanguage } from './donor-language.tsx'
import { DonorName } from './donor-name.tsx'
import type { ShownDonor } from './donor-part.tsx'

/** Who they are, and what they gave in all and in each year. */
export const DonorFacts = ({ donor }: { donor: ShownDonor }) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <Card className="grid grid-cols-1 gap-x-10 gap-y-4 p-5 sm:grid-cols-2">
      <div>
        <div className="font-semibold">
          <DonorName donor={donor} />
        </div>
        <p className="text-small">
          <PersonalDataLink email={donor.email} name={donor.name ?? donor.email ?? ''} />
        </p>
        <DonorLanguage donor={donor} />
        <p className="mt-3">
          <span className="text-h3 font-semibold text-terra-700 tabular-nums">
            {formatLari(donor.given, locale)}
          </span>{' '}
          <span className="text-ink-soft">{t('donors.countedGifts', { count: donor.donationCount })}</span>
        </p>
      </div>
      <table className="h-max text-small">
        <caption className="pb-1 text-left font-semibold">{t('donors.byYear')}</caption>
        <tbody>
          {donor.years.map(({ year, given, donationCount }) => (
            <tr key={year} className="border-t border-line">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal whitespace-nowrap">
                {year}
              </th>
              <td className="py-1.5 pr-4 text-ink-soft max-sm:wrap-anywhere">
                {t('donors.countedGifts', { count: donationCount })}
              </td>
              <td className="py-1.5 text-right font-semibold whitespace-nowrap tabular-nums">
                {formatLari(given, locale)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
