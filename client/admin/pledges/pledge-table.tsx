import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { canBecome, stateByLedger } from '../../../schema/pledge-states.ts'
import { pledge as noun } from '../../../schema/pledges.ts'
import type { PledgeFactsFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { formatDay } from '../../lib/format-date.ts'
import { pledgePaths } from '../../lib/paths.ts'
import type { Columns } from '../columns/use-columns.ts'
import { useMay } from '../use-may.ts'
import { PaidOtherwise } from './paid-otherwise.tsx'
import { PledgeDonor } from './pledge-donor.tsx'
import { PledgeStateMark } from './pledge-state.tsx'
import { PledgeSum } from './pledge-sum.tsx'
import { SettleDialog } from './settle-dialog.tsx'
import { useProjectTitles } from './use-project-titles.ts'

/** What of the list can be left out. */
export const pledgeColumns = ['project', 'promised', 'until'] as const

// Georgian words are longer than the room there is for them.
const sides = 'px-2 first:pl-5.5 last:pr-5.5 lang-ka:table:not-first:pl-1.5 lang-ka:table:not-last:pr-1.5'
const heading = `${sides} py-3 text-left font-semibold`
const cell = `${sides} py-2 align-middle`

interface PledgeLineProps {
  pledge: PledgeFactsFragment
  columns: Pick<Columns, 'isShown'>
  titleOf: ReturnType<typeof useProjectTitles>
  onConflict: () => Promise<unknown>
}

/** A pledge; its code leads to all that is known of it. What was withdrawn is confirmed there alone, which nobody does often. */
const PledgeLine = ({ pledge, columns: { isShown }, titleOf, onConflict }: PledgeLineProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const may = useMay()
  const { id, code, amount, projectId, createdAt, expiresAt } = pledge
  const state = stateByLedger(pledge.state, pledge.giftStatus)
  const day = (instant: string): string => formatDay(dayAtCharity(new Date(instant)), locale)
  const isAwaited = state !== 'withdrawn' && canBecome(pledge, 'confirmed')
  return (
    <tbody>
      <tr>
        <th
          scope="row"
          className={`${cell} table:min-w-38 text-left font-normal wrap-anywhere max-table:order-1`}
        >
          <Link
            to={pledgePaths.pledge(id)}
            aria-label={t('pledges.openNamed', { code, amount })}
            className="text-link inline-flex min-h-8 items-center font-semibold whitespace-nowrap"
          >
            {code}
          </Link>
          <span className="block">
            <PledgeDonor pledge={pledge} />
          </span>
        </th>
        <td
          className={`${cell} text-right! font-semibold whitespace-nowrap tabular-nums max-table:order-2 ${state === 'confirmed' ? 'text-terra-700' : 'text-ink-soft'}`}
        >
          <PledgeSum pledge={pledge} />
          {pledge.frequency === 'monthly' && pledge.monthlyEnd !== 'once' && (
            <span className="block text-label font-normal text-ink-soft">
              {noun.fields.frequency.options?.monthly?.label[locale]}
            </span>
          )}
        </td>
        {isShown('project') && (
          <td
            className={`${cell} wrap-anywhere table:min-w-36 lang-ka:table:min-w-30 max-table:order-3 max-table:col-span-full`}
          >
            {titleOf(projectId) ?? t('gifts.otherProject')}
          </td>
        )}
        {isShown('promised') && (
          <td className={`${cell} max-table:order-4`}>
            <span className="cell-label">{t('pledges.promised')}</span>
            {day(createdAt)}
          </td>
        )}
        {isShown('until') && (
          <td className={`${cell} max-table:order-5`}>
            <span className="cell-label">{t('pledges.until')}</span>
            {day(expiresAt)}
          </td>
        )}
        <td className={`${cell} table:whitespace-nowrap lang-ka:table:whitespace-normal max-table:order-6`}>
          <span className="flex flex-wrap gap-1.5">
            <PledgeStateMark pledge={pledge} />
            <PaidOtherwise pledge={pledge} />
          </span>
        </td>
        {may('gifts:write') && (
          <td
            className={`${cell} text-right! max-table:order-7 max-table:empty:hidden table:whitespace-nowrap`}
          >
            {isAwaited && <SettleDialog how="confirm" pledge={pledge} isNamed onConflict={onConflict} />}
          </td>
        )}
      </tr>
    </tbody>
  )
}

interface PledgeTableProps {
  pledges: readonly PledgeFactsFragment[]
  columns: Pick<Columns, 'isShown'>
  onConflict: () => Promise<unknown>
}

/** Pledges, a row each; where there is no room for columns a card. */
export const PledgeTable = ({ pledges, columns, onConflict }: PledgeTableProps) => {
  const { t } = useTranslation('admin')
  const may = useMay()
  const titleOf = useProjectTitles()
  return (
    <table className="wide-table w-full border-separate border-spacing-0 text-small lang-ka:table:text-[0.875rem]">
      <thead className="text-ink-soft">
        <tr>
          <th scope="col" className={heading}>
            {t('pledges.code')}
            <span className="sr-only">, {t('pledges.donor')}</span>
          </th>
          <th scope="col" className={`${heading} text-right!`}>
            {t('pledges.amount')}
          </th>
          {pledgeColumns.filter(columns.isShown).map((name) => (
            <th key={name} scope="col" className={heading}>
              {t(`pledges.${name}`)}
            </th>
          ))}
          <th scope="col" className={heading}>
            {t('pledges.state')}
          </th>
          {may('gifts:write') && (
            <th scope="col" className={heading}>
              <span className="sr-only">{t('list.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      {pledges.map((pledge) => (
        <PledgeLine
          key={pledge.id}
          pledge={pledge}
          columns={columns}
          titleOf={titleOf}
          onConflict={onConflict}
        />
      ))}
    </table>
  )
}
