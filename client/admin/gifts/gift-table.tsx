import { CircleDashed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { GiftRowFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { formatDay } from '../../lib/format-date.ts'
import { formatLari } from '../../lib/format-number.ts'
import { giftPaths } from '../../lib/paths.ts'
import { GiftStateTag } from './gift-state.tsx'

const heading = 'px-3.5 py-3 text-left font-semibold first:pl-5.5 last:pr-5.5'
const cell = 'px-3.5 py-2 align-middle first:pl-5.5 last:pr-5.5'

/** A gift; its donor's name, which the team alone is shown where it is hidden, leads to its history. */
const GiftLine = ({ gift }: { gift: GiftRowFragment }) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { id, amount, status, anonymous, recordedDonor, receivedAt, method, reference, projectTitle } = gift
  const name = recordedDonor?.name ?? null
  const how = [method && t(`gifts.methods.${method}`), reference].filter(Boolean).join(' · ')
  return (
    <tbody>
      <tr>
        <th
          scope="row"
          className={`${cell} table:min-w-52 text-left font-semibold wrap-anywhere max-table:order-1`}
        >
          <Link
            to={giftPaths.gift(id)}
            aria-label={t('gifts.openHistory', { name: name ?? t('projects.anonymous'), amount })}
            className="text-link inline-flex min-h-8 items-center gap-2"
          >
            {anonymous && <CircleDashed aria-hidden="true" className="size-3 shrink-0" />}
            {name ?? t('projects.anonymous')}
          </Link>
          {anonymous && name !== null && (
            <span className="block font-normal text-ink-soft">{t('projects.anonymous')}</span>
          )}
        </th>
        <td
          className={`${cell} text-right! font-semibold whitespace-nowrap tabular-nums max-table:order-2 ${status === 'confirmed' ? 'text-terra-700' : 'text-ink-soft'}`}
        >
          {formatLari(amount, locale)}
        </td>
        <td className={`${cell} table:min-w-44 max-table:order-4 max-table:col-span-full`}>
          <span className="cell-label">{t('gifts.list.received')}</span>
          <span className="table:whitespace-nowrap">
            {formatDay(dayAtCharity(new Date(receivedAt)), locale)}
          </span>
          {how && <span className="block text-label leading-snug text-ink-soft wrap-anywhere">{how}</span>}
        </td>
        <td className={`${cell} wrap-anywhere table:min-w-56 max-table:order-3 max-table:col-span-full`}>
          {projectTitle}
        </td>
        <td
          className={`${cell} table:whitespace-nowrap lang-ka:table:whitespace-normal max-table:order-5 max-table:col-span-full`}
        >
          <GiftStateTag gift={gift} />
        </td>
      </tr>
    </tbody>
  )
}

/** Gifts, a row each; where there is no room for columns a card. */
export const GiftTable = ({ gifts }: { gifts: readonly GiftRowFragment[] }) => {
  const { t } = useTranslation('admin')
  return (
    <table className="wide-table w-full border-separate border-spacing-0 text-small lang-ka:table:text-[0.875rem]">
      <thead className="text-ink-soft">
        <tr>
          <th scope="col" className={heading}>
            {t('gifts.list.donor')}
          </th>
          <th scope="col" className={`${heading} text-right!`}>
            {t('gifts.list.amount')}
          </th>
          <th scope="col" className={heading}>
            {t('gifts.list.received')}
            <span className="sr-only">, {t('gifts.list.how')}</span>
          </th>
          <th scope="col" className={heading}>
            {t('gifts.list.project')}
          </th>
          <th scope="col" className={heading}>
            {t('gifts.list.status')}
          </th>
        </tr>
      </thead>
      {gifts.map((gift) => (
        <GiftLine key={gift.id} gift={gift} />
      ))}
    </table>
  )
}
