import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'

interface SelectProps<Value extends string> {
  label: string
  value: Value
  /** What can be chosen: the value, and its words. */
  options: readonly (readonly [value: Value, text: string])[]
  onChoose: (value: Value) => void
  /** Small and round, its label heard but not seen. */
  isPill?: boolean
  /** The same on a small screen alone. */
  isPillOnPhone?: boolean
  className?: string
}

const looks = {
  field: 'block min-h-11 w-full truncate rounded-field border-[1.5px] py-1.5 pr-10 pl-3.5',
  pill: 'max-w-full min-h-10 truncate rounded-pill border py-1 pr-9 pl-3.5 font-semibold',
  pillOnPhone:
    'block truncate pl-3.5 max-sm:field-sizing-content max-sm:min-h-10 max-sm:rounded-pill max-sm:border max-sm:py-1 max-sm:pr-9 max-sm:font-semibold sm:min-h-11 sm:w-full sm:rounded-field sm:border-[1.5px] sm:py-1.5 sm:pr-10',
} as const

const Chevron = ({ className = '' }: { className?: string }) => (
  <ChevronDown
    aria-hidden="true"
    className={`pointer-events-none absolute inset-y-0 right-3.5 my-auto size-4 ${className}`}
  />
)

/** One of a few, in the browser's own menu. */
export const Select = <Value extends string>({
  label,
  value,
  options,
  onChoose,
  isPill = false,
  isPillOnPhone = false,
  className = '',
}: SelectProps<Value>) => {
  const id = useId()
  const choose = (name: string): void => {
    const chosen = options.find(([each]) => each === name)
    if (chosen) onChoose(chosen[0])
  }
  return (
    <div className={`min-w-0 ${className}`}>
      {!isPill && (
        <label
          htmlFor={id}
          className={`block pb-1 text-small font-semibold ${isPillOnPhone ? 'max-sm:sr-only' : ''}`}
        >
          {label}
        </label>
      )}
      <div className={`relative ${isPill ? 'w-fit max-w-full' : ''}`}>
        <select
          id={id}
          aria-label={isPill ? label : undefined}
          value={value}
          onChange={(event) => choose(event.currentTarget.value)}
          className={`appearance-none border-line-strong bg-surface text-small ${looks[isPill ? 'pill' : isPillOnPhone ? 'pillOnPhone' : 'field']}`}
        >
          {options.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
        <Chevron className={isPill ? '' : 'text-ink-soft'} />
      </div>
    </div>
  )
}

interface SelectFieldProps extends FieldFrameProps, Omit<ComponentProps<'select'>, keyof FieldFrameProps> {
  options: readonly (readonly [value: string, text: string])[]
}

/** One of a few as a field of a form, with its hint and what is wrong with it. */
export const SelectField = ({
  label,
  hint,
  notice,
  error,
  className,
  options,
  ...select
}: SelectFieldProps) => (
  <FieldFrame label={label} hint={hint} notice={notice} error={error} className={className}>
    {(control) => (
      <div className="relative">
        <select
          {...select}
          {...control}
          className={`min-h-12.5 appearance-none truncate pr-10 ${control.className}`}
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Chevron className="text-ink-soft" />
      </div>
    )}
  </FieldFrame>
)
