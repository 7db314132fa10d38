import { useTranslation } from 'react-i18next'
import type { SpendingLineFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatDay } from '../../lib/format-date.ts'
import { formatLari } from '../../lib/format-number.ts'
import { useProjectTitles } from '../pledges/use-project-titles.ts'
import { useMay } from '../use-may.ts'
import { ActDialog } from './act-dialog.tsx'
import { AttachForm } from './attach-form.tsx'
import { OpenPaper } from './open-paper.tsx'
import { ReasonForm } from './reason-form.tsx'
import { SpendingForm } from './spending-form.tsx'
import { SpendingHistory } from './spending-history.tsx'

const heading = 'px-3 py-3 text-left font-semibold first:pl-5.5 last:pr-5.5'
const cell = 'px-3 py-2 align-middle first:pl-5.5 last:pr-5.5'

interface RowProps {
  spending: SpendingLineFragment
  nameOf: (id: string | null) => string
}

/** All that can be done with it, for whoever may. */
const Acts = ({ spending, nameOf }: RowProps) => {
  const { t } = useTranslation('admin')
  const may = useMay()
  const { id, purpose, status, receiptPath } = spending
  const named = (act: string): string => t('spendings.named', { act, purpose })
  const mayWrite = may('spending:write')
  const isOpen = mayWrite && status === 'counted'
  const explained = [
    ...(mayWrite && receiptPath !== null ? (['detach'] as const) : []),
    ...(isOpen ? (['void'] as const) : []),
  ]
  const attach = t(receiptPath === null ? 'spendings.attach.open' : 'spendings.attach.replace')
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1">
      {receiptPath !== null && <OpenPaper path={receiptPath} purpose={purpose} />}
      {isOpen && (
        <>
          <ActDialog open={attach} named={named(attach)} title={t('spendings.attach.title')}>
            {(close) => <AttachForm id={id} onDone={close} />}
          </ActDialog>
          <ActDialog
            open={t('spendings.correct.open')}
            named={named(t('spendings.correct.open'))}
            title={named(t('spendings.correct.title'))}
          >
            {(close) => <SpendingForm stood={spending} onDone={close} />}
          </ActDialog>
        </>
      )}
      {explained.map((act) => (
        <ActDialog
          key={act}
          open={t(`spendings.${act}.open`)}
          named={named(t(`spendings.${act}.open`))}
          title={named(t(`spendings.${act}.title`))}
          intro={t(`spendings.${act}.intro`)}
        >
          {(close) => <ReasonForm act={act} spending={spending} onDone={close} />}
        </ActDialog>
      ))}
      <ActDialog
        open={t('spendings.history.open')}
        named={named(t('spendings.history.open'))}
        title={named(t('spendings.history.title'))}
      >
        {() => <SpendingHistory id={id} nameOf={nameOf} />}
      </ActDialog>
    </div>
  )
}

/** What was spent, a row each; where there is no room for columns a card. */
export const SpendingTable = ({ spendings }: { spendings: readonly SpendingLineFragment[] }) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const titleOf = useProjectTitles()
  const nameOf = (id: string | null): string =>
    id === null ? t('spendings.charity') : (titleOf(id) ?? t('spendings.unknownProject'))
  return (
    <table className="wide-table w-full border-separate border-spacing-0 text-small">
      <thead className="text-ink-soft">
        <tr>
          <th scope="col" className={heading}>
            {t('spendings.list.search')}
          </th>
          <th scope="col" className={`${heading} text-right!`}>
            {t('spendings.fields.amount')}
          </th>
          <th scope="col" className={heading}>
            {t('spendings.fields.spentOn')}
          </th>
          <th scope="col" className={heading}>
            <span className="sr-only">{t('list.actions')}</span>
          </th>
        </tr>
      </thead>
      {spendings.map((spending) => (
        <tbody key={spending.id}>
          <tr>
            <th scope="row" className={`${cell} text-left font-normal wrap-anywhere`}>
              <span className="block font-semibold">{spending.purpose}</span>
              <span className="block text-ink-soft">{nameOf(spending.projectId)}</span>
            </th>
            <td className={`${cell} text-right! whitespace-nowrap tabular-nums`}>
              <span className={spending.status === 'voided' ? 'text-ink-soft line-through' : 'font-semibold'}>
                {formatLari(spending.amount, locale)}
              </span>
              {spending.status === 'voided' && (
                <span className="block text-ink-soft">{t('spendings.voided')}</span>
              )}
            </td>
            <td className={`${cell} max-table:col-span-full`}>
              <span className="cell-label">{t('spendings.fields.spentOn')}</span>
              {formatDay(spending.spentOn, locale)}
            </td>
            <td className={`${cell} max-table:col-span-full`}>
              <Acts spending={spending} nameOf={nameOf} />
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  )
}
