import { CalendarRange, ListOrdered } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { DisclosureButton, useDisclosure } from '../../ui/disclosure.tsx'
import { ExportButton } from './export-button.tsx'

interface AccountsProps {
  /** The year that the list shows; null, or absent, where it shows all. */
  year?: number | null
}

const field =
  'block min-h-11 w-full rounded-field border-[1.5px] border-line-strong bg-surface px-3.5 py-1.5 text-small'

/** From which month until which; those of the year that the list shows, until others are chosen. */
const Months = ({ year = null }: AccountsProps) => {
  const { t } = useTranslation('admin')
  const today = dayAtCharity(new Date())
  const [from, setFrom] = useState(`${year ?? today.slice(0, 4)}-01`)
  const [until, setUntil] = useState(year === null ? today.slice(0, 7) : `${year}-12`)
  return (
    <div className="mt-2 flex flex-wrap items-end gap-2.5 rounded-card border border-line bg-surface p-4">
      <label className="text-small font-semibold">
        {t('export.accounts.from')}
        <input
          type="month"
          required
          value={from}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          className={field}
        />
      </label>
      <label className="text-small font-semibold">
        {t('export.accounts.until')}
        <input
          type="month"
          required
          value={until}
          onChange={({ currentTarget }) => setUntil(currentTarget.value)}
          className={field}
        />
      </label>
      <ExportButton
        table="months"
        query={{ from, until }}
        own={{ text: t('export.accounts.months'), Icon: CalendarRange }}
      />
      <ExportButton
        table="accounts"
        query={{ from, until }}
        own={{ text: t('export.accounts.gifts'), Icon: ListOrdered }}
      />
    </div>
  )
}

/** The gifts of some months as an accountant wants them: summed up by month and donor, or each by itself. */
export const Accounts = ({ year = null }: AccountsProps) => {
  const { t } = useTranslation('admin')
  const { isOpen, button, region } = useDisclosure()
  return (
    <div>
      <DisclosureButton {...button}>{t('export.accounts.open')}</DisclosureButton>
      <div {...region}>{isOpen && <Months key={year} year={year} />}</div>
    </div>
  )
}
