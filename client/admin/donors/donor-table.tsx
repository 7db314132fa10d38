import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DonorLineFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { formatDay } from '../../lib/format-date.ts'
import { formatLari } from '../../lib/format-number.ts'
import { donorPaths } from '../../lib/paths.ts'
import type { Columns } from '../columns/use-columns.ts'
import { SortHeading } from '../list/sort-heading.tsx'
import { ChoiceCell } from '../many/choice-box.tsx'
import type { Choice } from '../many/use-choice.ts'
import { DonorName, useDonorWord } from './donor-name.tsx'
import type { useDonorList } from './use-donor-list.ts'

interface DonorTableProps {
  list: ReturnType<typeof useDonorList>
  donors: readonly DonorLineFragment[]
  /** Nothing for whoever may not merge them. */
  choice: Choice<DonorLineFragment> | null
  columns: Pick<Columns, 'isShown'>
}

const cell = 'px-3.5 py-2.5 align-middle first:pl-5.5'
const heading = 'px-3.5 py-2 text-left font-semibold first:pl-5.5'

/** Donors, a row each; two of them can be chosen. */
export const DonorTable = ({ list, donors, choice, columns: { isShown } }: DonorTableProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const word = useDonorWord()
  const { year } = list
  return (
    <table className="wide-table w-full border-separate border-spacing-0 text-small">
      <thead className="text-ink-soft">
        <tr>
          {choice && (
            <th scope="col" className={heading}>
              <span className="sr-only">{t('many.chooseColumn')}</span>
            </th>
          )}
          <SortHeading list={list} by="name" text={t('donors.name')} className={heading} />
          {isShown('gifts') && (
            <th scope="col" className={`${heading} text-right!`}>
              {t('donors.gifts')}
            </th>
          )}
          {isShown('lastGift') && (
            <SortHeading list={list} by="created" text={t('donors.lastGift')} className={heading} />
          )}
          {year !== null && (
            <SortHeading list={list} by="given" text={String(year)} className={`${heading} text-right!`} />
          )}
          {isShown('inAll') &&
            (year === null ? (
              <SortHeading
                list={list}
                by="given"
                text={t('donors.inAll')}
                className={`${heading} text-right!`}
              />
            ) : (
              <th scope="col" className={`${heading} text-right!`}>
                {t('donors.inAll')}
              </th>
            ))}
          <th scope="col" className={heading}>
            <span className="sr-only">{t('list.actions')}</span>
          </th>
        </tr>
      </thead>
      {donors.map((donor) => {
        const isChosen = choice?.isChosen(donor.id)
        const name = word(donor)
        return (
          <tbody
            key={donor.id}
            className={`max-table:relative max-table:py-3! max-table:[&_.cell-label]:inline! max-table:[&>tr]:gap-y-1! ${isChosen ? 'bg-forest-100!' : ''}`}
          >
            <tr>
              {choice && <ChoiceCell choice={choice} record={donor} name={name} className={cell} />}
              <th
                scope="row"
                className={`${cell} col-span-full text-left font-semibold max-table:order-first max-table:pr-9!`}
              >
                <DonorName donor={donor} />
              </th>
              {isShown('gifts') && (
                <td className={`${cell} text-right tabular-nums`}>
                  <span className="cell-label">{t('donors.gifts')}</span> {donor.donationCount}
                </td>
              )}
              {isShown('lastGift') && (
                <td className={`${cell} max-table:order-1 max-table:col-span-full table:whitespace-nowrap`}>
                  <span className="cell-label">{t('donors.lastGift')}</span>{' '}
                  {donor.lastGiftAt && formatDay(dayAtCharity(new Date(donor.lastGiftAt)), locale)}
                </td>
              )}
              {year !== null && (
                <td className={`${cell} text-right font-semibold tabular-nums`}>
                  <span className="cell-label">{year}</span> {formatLari(donor.yearGiven ?? 0, locale)}
                </td>
              )}
              {isShown('inAll') && (
                <td className={`${cell} text-right tabular-nums`}>
                  <span className="cell-label">{t('donors.inAll')}</span> {formatLari(donor.given, locale)}
                </td>
              )}
              <td className={`${cell} text-right max-table:order-2 max-table:col-span-full`}>
                <Link
                  to={donorPaths.donor(donor.id)}
                  aria-label={t('donors.historyOf', { name })}
                  className="text-link inline-flex min-h-8 items-center"
                >
                  {t('donors.history')}
                </Link>
              </td>
            </tr>
          </tbody>
        )
      })}
    </table>
  )
}
