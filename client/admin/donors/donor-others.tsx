import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { donorPaths } from '../../lib/paths.ts'
import { unmask } from '../../lib/unmask.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { IfMay } from '../if-may.tsx'
import { DonorName, useDonorWord } from './donor-name.tsx'
import { DonorPart, type ShownDonor } from './donor-part.tsx'
import { useJudgeDonors } from './use-judge-donors.ts'

interface DonorOthersProps {
  donor: ShownDonor
  onChanged: () => void
}

/** Who was merged into them, each with the way back; and who may be the same. */
export const DonorOthers = ({ donor, onChanged }: DonorOthersProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const word = useDonorWord()
  const judge = useJudgeDonors()
  const takeApart = useSingleFlight(async (id: string) => {
    if (await judge(id, 'two', 'one')) onChanged()
  })
  return (
    <>
      {donor.merged.length > 0 && (
        <DonorPart title={t('donors.merged.title')}>
          <ul>
            {donor.merged.map((each) => (
              <li
                key={each.id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line px-5 py-3"
              >
                <div className="min-w-0">
                  <p className="font-semibold wrap-anywhere">{word(each)}</p>
                  <p className="text-small text-ink-soft wrap-anywhere">
                    {each.name !== null && each.email !== null && `${each.email} · `}
                    {t('donors.merged.by', {
                      name: each.mergedBy ?? t('gifts.somebody'),
                      when: formatMoment(each.mergedAt, locale),
                    })}
                  </p>
                </div>
                <IfMay permission="people:write">
                  <button
                    type="button"
                    aria-label={t('donors.merged.apartNamed', { name: word(each) })}
                    onClick={() => takeApart(each.id)}
                    className="text-link min-h-8"
                  >
                    {t('donors.merged.apart')}
                  </button>
                </IfMay>
              </li>
            ))}
          </ul>
        </DonorPart>
      )}
      {donor.alike.length > 0 && (
        <DonorPart title={t('donors.alike.title')}>
          <ul>
            {donor.alike.map((each) => {
              const other = unmask(each.other)
              return (
                <li
                  key={each.id}
                  className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line px-5 py-3"
                >
                  <div className="min-w-0 font-semibold">
                    <DonorName donor={other} />
                  </div>
                  <Link
                    to={donorPaths.pair(each.id)}
                    aria-label={t('donors.alike.compareNamed', { name: word(other) })}
                    className="text-link inline-flex min-h-8 items-center"
                  >
                    {t('donors.alike.compare')}
                  </Link>
                </li>
              )
            })}
          </ul>
        </DonorPart>
      )}
    </>
  )
}
