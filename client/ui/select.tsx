import { ChevronDown } from 'lucide-react'
import { useId } from 'react'

interface SelectProps<Value extends string> {
  label: string
  value: Value
  /** What can be chosen: the value, and its words. */
  options: readonly (readonly [value: Value, text: string])[]
  onChoose: (value: Value) => void
  /** Small and round, its label heard but not seen. */
  isPill?: boolean
  className?: string
}

const looks = {
  field: 'block min-h-11 w-full truncate rounded-field border-[1.5px] py-1.5 pr-10 pl-3.5',
  pill: 'min-h-10 rounded-pill border py-1 pr-9 pl-3.5 font-semibold',
} as const

/** One of a few, in the browser's own menu. */
export const Select = <Value extends string>({
  label,
  value,
  options,
  onChoose,
  isPill = false,
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
        <label htmlFor={id} className="block pb-1 text-small font-semibold">
          {label}
        </label>
      )}
      <div className="relative">
        <select
          id={id}
          aria-label={isPill ? label : undefined}
          value={value}
          onChange={(event) => choose(event.currentTarget.value)}
          className={`appearance-none border-line-strong bg-surface text-small ${looks[isPill ? 'pill' : 'field']}`}
        >
          {options.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className={`pointer-events-none absolute inset-y-0 right-3.5 my-auto size-4 ${isPill ? '' : 'text-ink-soft'}`}
        />
      </div>
    </div>
  )
}
