import { useTranslation } from 'react-i18next'
import { earliestGift } from '../../../schema/limits.ts'
import { Field } from '../../ui/field.tsx'
import type { Bounds } from './period.ts'

interface DayFieldsProps {
  days: Bounds
  /** Told of a day when it is whole, and of an end that is left open. */
  onChange: (end: keyof Bounds, day: string | null) => void
}

/** From which day until which day: either end may be left open. */
export const DayFields = ({ days, onChange }: DayFieldsProps) => {
  const { t } = useTranslation('admin')
  const field = (end: keyof Bounds) => (
    <Field
      label={t(`analytics.${end}`)}
      type="date"
      defaultValue={days[end] ?? ''}
      min={end === 'until' ? (days.from ?? earliestGift) : earliestGift}
      max={end === 'from' ? (days.until ?? undefined) : undefined}
      onChange={({ currentTarget: { value, validity } }) => {
        // Half a date has no value, and the year is typed digit by digit.
        if (value === '' ? !validity.badInput : value >= earliestGift) onChange(end, value || null)
      }}
    />
  )
  return (
    <div className="mb-5 grid max-w-110 gap-4.5 sm:grid-cols-2">
      {field('from')}
      {field('until')}
    </div>
  )
}
