import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { earliestGift } from '../../../schema/limits.ts'
import { useFieldErrorText } from '../../i18n/use-field-error-text.ts'
import { Field } from '../../ui/field.tsx'
import { type Bounds, faultsOf } from './period.ts'

interface DayFieldsProps {
  days: Bounds
  /** Told of a day when it is whole, and of an end that is left open. */
  onChange: (end: keyof Bounds, day: string | null) => void
}

/** From which day until which day: either end may be left open. */
export const DayFields = ({ days, onChange }: DayFieldsProps) => {
  const { t } = useTranslation('admin')
  const fieldErrorText = useFieldErrorText()
  /** The end whose day was left half typed. */
  const [halfTyped, setHalfTyped] = useState<keyof Bounds | null>(null)
  const faults = faultsOf(days)

  const field = (end: keyof Bounds) => {
    const label = t(`analytics.${end}`)
    const fault = halfTyped === end ? 'invalid_date' : faults[end]

    /** The year is typed digit by digit: on its way it is right now and then, and wrong only once it is left so. */
    const read = ({ value, validity }: HTMLInputElement, isLeft: boolean): void => {
      if (validity.badInput) {
        if (isLeft) setHalfTyped(end)
        return
      }
      setHalfTyped((before) => (before === end ? null : before))
      const day = value || null
      if (day !== days[end] && (isLeft || !faultsOf({ ...days, [end]: day })[end])) onChange(end, day)
    }
    return (
      <Field
        label={label}
        type="date"
        defaultValue={days[end] ?? ''}
        min={end === 'until' ? (days.from ?? earliestGift) : earliestGift}
        max={end === 'from' ? (days.until ?? undefined) : undefined}
        error={fault && fieldErrorText(fault, label)}
        onChange={({ currentTarget }) => read(currentTarget, false)}
        onBlur={({ currentTarget }) => read(currentTarget, true)}
      />
    )
  }
  return (
    <div className="mb-5 grid max-w-110 items-end gap-4.5 sm:grid-cols-2">
      {field('from')}
      {field('until')}
    </div>
  )
}
