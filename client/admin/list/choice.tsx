import { ChevronDown } from 'lucide-react'
import { useId } from 'react'

interface ChoiceProps {
  label: string
  value: string
  /** What can be chosen: the value, and its words. */
  options: readonly (readonly [value: string, text: string])[]
  onChoose: (value: string) => void
  className?: string
}

/** One of a few, in the browser's own menu. */
export const Choice = ({ label, value, options, onChoose, className = '' }: ChoiceProps) => {
  const id = useId()
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="block pb-1 text-small font-semibold">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          onChange={(event) => onChoose(event.currentTarget.value)}
          className="block min-h-11 w-full appearance-none truncate rounded-field border-[1.5px] border-line-strong bg-surface py-1.5 pr-10 pl-3.5 text-small"
        >
          {options.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-4 text-ink-soft"
        />
      </div>
    </div>
  )
}
