import { Check } from 'lucide-react'

export type FilterChip<Filter extends string> = readonly [filter: Filter | null, text: string]

interface FilterChipsProps<Filter extends string> {
  /** What they narrow the list by. */
  label: string
  chips: readonly FilterChip<Filter>[]
  /** The one that the list is narrowed to, if it is. */
  chosen: Filter | null
  onChoose: (filter: Filter | null) => void
  /** By default they stand in a list's toolbar: on a small screen in the row that scrolls sideways. */
  className?: string
}

const chip =
  'inline-flex min-h-10 shrink-0 items-center gap-1.5 rounded-pill border border-line-strong bg-surface px-3.5 text-small font-semibold whitespace-nowrap hover:bg-forest-100 aria-pressed:border-forest-800 aria-pressed:bg-forest-800 aria-pressed:text-cream forced-colors:aria-pressed:border-3'

/** What a list is narrowed to, one press each. The pressed one is dark and has a check. */
export const FilterChips = <Filter extends string>({
  label,
  chips,
  chosen,
  onChoose,
  className = 'shrink-0 sm:basis-full sm:flex-wrap',
}: FilterChipsProps<Filter>) => (
  <fieldset aria-label={label} className={`flex gap-2 ${className}`}>
    {chips.map(([filter, text]) => (
      <button
        key={filter ?? ''}
        type="button"
        aria-pressed={filter === chosen}
        onClick={() => onChoose(filter)}
        className={chip}
      >
        {filter === chosen && <Check aria-hidden="true" className="size-4" />}
        {text}
      </button>
    ))}
  </fieldset>
)
