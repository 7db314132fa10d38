import { type FormEvent, useEffect, useRef } from 'react'
import { searchParameter } from '../../schema/lists.ts'
import { buttonClass } from './button-class.ts'
import { SearchField } from './search-field.tsx'

interface ListSearchProps {
  /** The address of the list. */
  action: string
  /** What it is searched for now. */
  searched: string
  label: string
  submit: string
  onSearch: (typed: string) => void
  /** What else of the list its address says. */
  others?: Readonly<Record<string, string>>
}

/**
 * Searches a list that everybody reads. A form that the browser sends by itself before the page is alive, and without
 * scripts: nothing in it is a secret.
 */
export const ListSearch = ({ action, searched, label, submit, onSearch, others = {} }: ListSearchProps) => {
  const field = useRef<HTMLInputElement>(null)
  const said = useRef(searched)
  // The address changes under it as well: by a link, and by going back. What is typed before the page is alive stays.
  useEffect(() => {
    if (!field.current || said.current === searched) return
    said.current = searched
    field.current.value = searched
  }, [searched])
  const search = (event: FormEvent): void => {
    event.preventDefault()
    onSearch((field.current?.value ?? '').trim())
  }
  return (
    <search className="w-full max-w-120">
      <form method="get" action={action} onSubmit={search} className="flex items-end gap-2.5">
        <div className="min-w-0 flex-1">
          <SearchField
            ref={field}
            label={label}
            name={searchParameter}
            defaultValue={searched}
            className="min-h-12"
          />
        </div>
        {Object.entries(others).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className={buttonClass('secondary')}>
          {submit}
        </button>
      </form>
    </search>
  )
}
