import { CalendarRange, ListOrdered } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wholePeriod } from '../../../schema/analytics.ts'
import { type MonthsBy, monthsBy } from '../../../schema/donations.ts'
import { namesOf } from '../../../schema/model.ts'
import { useFieldErrorText } from '../../i18n/use-field-error-text.ts'
import { checkByShape } from '../../lib/check.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { DisclosureButton, useDisclosure } from '../../ui/disclosure.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { ExportButton } from './export-button.tsx'

interface AccountsProps {
  /** The year that the list shows; null, or absent, where it shows all. */
  year?: number | null
}

/** From which month until which; those of the year that the list shows, until others are chosen. */
const Months = ({ year = null }: AccountsProps) => {
  const { t } = useTranslation('admin')
  const errorText = useFieldErrorText()
  const today = dayAtCharity(new Date())
  const [ends, setEnds] = useState({
    from: `${year ?? today.slice(0, 4)}-01`,
    until: year === null ? today.slice(0, 7) : `${year}-12`,
  })
  /** By which day a month is told. */
  const [by, setBy] = useState<MonthsBy>('received')
  /** Whether somebody has pressed: nobody is told of what they are about to fill in. */
  const [isTold, setTold] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const checked = checkByShape(wholePeriod, {
    from: ends.from || undefined,
    until: ends.until || undefined,
  })
  const refused = 'refused' in checked ? checked.refused : []

  const leadToWrong = (): boolean => {
    const [first] = refused
    if (!first) return false
    setTold(true)
    fields.current?.querySelector<HTMLElement>(`[name="${first.field}"]`)?.focus()
    return true
  }

  const field = (end: keyof typeof ends) => {
    const label = t(`export.accounts.${end}`)
    const wrong = isTold && refused.find((each) => each.field === end)
    return (
      <Field
        type="month"
        name={end}
        label={label}
        required
        value={ends[end]}
        error={wrong ? errorText(wrong.code, label) : undefined}
        onChange={({ currentTarget }) => setEnds({ ...ends, [end]: currentTarget.value })}
        className="w-56 max-sm:w-full"
      />
    )
  }

  return (
    <div
      ref={fields}
      className="mt-2 flex flex-wrap items-end gap-x-6 gap-y-2.5 rounded-card border border-line bg-surface p-4 pl-5"
    >
      {field('from')}
      {field('until')}
      <Select
        label={t('export.accounts.by')}
        value={by}
        options={namesOf(monthsBy).map((each) => [each, t(`export.accounts.days.${each}`)] as const)}
        onChoose={setBy}
        className="w-72 max-sm:w-full"
      />
      <ExportButton
        table="months"
        query={{ ...ends, by: by === 'received' ? null : by }}
        own={{ text: t('export.accounts.months'), Icon: CalendarRange }}
        isRefused={leadToWrong}
      />
      <ExportButton
        table="accounts"
        query={ends}
        own={{ text: t('export.accounts.gifts'), Icon: ListOrdered }}
        isRefused={leadToWrong}
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
      <DisclosureButton {...button} isAmongButtons>
        {t('export.accounts.open')}
      </DisclosureButton>
      <div {...region}>{isOpen && <Months key={year} year={year} />}</div>
    </div>
  )
}
