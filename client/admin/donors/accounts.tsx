import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { DisclosureButton, useDisclosure } from '../../ui/disclosure.tsx'
import { ExportButton } from '../export/export-button.tsx'

interface AccountsProps {
  /** The year that the list shows; null where it shows all. */
  year: number | null
}

const field =
  'block min-h-11 w-full rounded-field border-[1.5px] border-line-strong bg-surface px-3.5 py-1.5 text-small'

/** From which month until which; those of the year that the list shows, until others are chosen. */
const Months = ({ year }: AccountsProps) => {
  const { t } = useTranslation('admin')
  const today = dayAtCharity(new Date())
  const [from, setFrom] = useState(`${year ?? today.slice(0, 4)}-01`)
  const [until, setUntil] = useState(year === null ? today.slice(0, 7) : `${year}-12`)
  return (
    <div className="mt-2 flex flex-wrap items-end gap-2.5 rounded-card border border-line bg-surface p-4">
      <label className="text-small font-semibold">
        {t('donors.accounts.from')}
        <input
          type="month"
          required
          value={from}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          className={field}
        />
      </label>
      <label className="text-small font-semibold">
        {t('donors.accounts.until')}
        <input
          type="month"
          required
          value={until}
          onChange={({ currentTarget }) => setUntil(currentTarget.value)}
          className={field}
        />
      </label>
      <ExportButton table="accounts" query={{ from, until }} />
    </div>
  )
}

/** The gifts of some months, as an accountant wants them. */
export const Accounts = ({ year }: AccountsProps) => {
  const { t } = useTranslation('admin')
  const { isOpen, button, region } = useDisclosure()
  return (
    <div>
      <DisclosureButton {...button}>{t('donors.accounts.open')}</DisclosureButton>
      <div {...region}>{isOpen && <Months key={year} year={year} />}</div>
    </div>
  )
}
