import { Search } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { longest } from '../../schema/limits.ts'

interface SearchFieldProps extends ComponentProps<'input'> {
  label: string
}

/** A labelled line for the words that are looked for. */
export const SearchField = ({ label, className = '', ...input }: SearchFieldProps) => {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="block pb-1 text-small font-semibold">
        {label}
      </label>
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-4.5 text-ink-soft"
        />
        <input
          {...input}
          id={id}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={longest.search}
          className={`block w-full rounded-field border-[1.5px] border-line-strong bg-surface py-1.5 pr-3 pl-10.5 ${className}`}
        />
      </div>
    </>
  )
}
