import type { ComponentProps } from 'react'
import { FieldError } from './field-error.tsx'

interface RadioCardsProps {
  legend: string
  /** The field it is, and what is wrong with it. */
  name: string
  error: string | undefined
  options: readonly { value: string; label: string }[]
  /** The control of each. */
  choice: (value: string) => ComponentProps<'input'>
}

/** One choice of a few, each a card one can press anywhere. */
export const RadioCards = ({ legend, name, error, options, choice }: RadioCardsProps) => (
  <fieldset>
    <legend className="pb-1 text-small font-semibold">{legend}</legend>
    {error && <FieldError id={`${name}-error`} text={error} />}
    <div className="grid gap-3 phone:grid-cols-2">
      {options.map(({ value, label }) => (
        <label
          key={value}
          className="flex min-h-14 items-center gap-3 rounded-field border-[1.5px] border-line-strong bg-surface px-4 py-2 font-semibold has-checked:border-forest-800 has-checked:bg-forest-100 has-checked:ring-[0.5px] has-checked:ring-forest-800 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
        >
          <input
            {...choice(value)}
            required
            type="radio"
            className="size-6 shrink-0 appearance-none rounded-pill border-2 border-line-strong bg-surface outline-none checked:border-7 checked:border-forest-800"
          />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
)
