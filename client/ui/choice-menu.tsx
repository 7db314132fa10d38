import { Check, ChevronDown } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useId, useRef } from 'react'

interface ChoiceMenuProps<Value extends string> {
  label: string
  value: Value
  /** What can be chosen: the value, and its words. */
  options: readonly (readonly [value: Value, text: string])[]
  /** Another one than `value` is chosen; the menu is gone by then, and the focus back. */
  onChoose: (value: Value) => void
  /** Small and round, its label heard but not seen. */
  isPill?: boolean
  className?: string
}

const row =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-field px-3.5 font-semibold outline-none data-highlighted:bg-forest-100'

const looks = {
  field: 'min-h-11 w-full rounded-field border-[1.5px] py-1.5 pr-10 pl-3.5',
  pill: 'min-h-10 max-w-full rounded-pill border py-1 pr-9 pl-3.5 font-semibold',
} as const

/**
 * One of a few where choosing acts at once: keys go from one to the other and do nothing, as they would in a `Select`, until
 * Enter or the space bar chooses.
 */
export const ChoiceMenu = <Value extends string>({
  label,
  value,
  options,
  onChoose,
  isPill = false,
  className = '',
}: ChoiceMenuProps<Value>) => {
  const id = useId()
  const chosen = useRef<Value | null>(null)
  const words = options.find(([each]) => each === value)?.[1] ?? ''

  const choose = (name: string): void => {
    chosen.current = options.find(([each]) => each === name)?.[0] ?? null
  }

  /** Once the focus is on its way back, so that a question that comes now can have it. */
  const act = (): void => {
    const other = chosen.current
    chosen.current = null
    if (other !== null && other !== value) onChoose(other)
  }

  return (
    <div className={`min-w-0 ${className}`}>
      <span id={`${id}-label`} className={isPill ? 'sr-only' : 'block pb-1 text-small font-semibold'}>
        {label}
      </span>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          aria-labelledby={`${id}-label ${id}-value`}
          className={`relative block border-line-strong bg-surface text-left text-small ${looks[isPill ? 'pill' : 'field']}`}
        >
          <span id={`${id}-value`} className="block truncate">
            {words}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={`pointer-events-none absolute inset-y-0 right-3.5 my-auto size-4 ${isPill ? '' : 'text-ink-soft'}`}
          />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="start"
            sideOffset={4}
            collisionPadding={12}
            onCloseAutoFocus={act}
            aria-labelledby={`${id}-label`}
            className="data-[state=open]:open-down z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-(--radix-dropdown-menu-trigger-width) max-w-90 overflow-y-auto rounded-menu border border-line bg-surface p-2 text-small shadow-float"
          >
            <DropdownMenu.RadioGroup value={value} onValueChange={choose}>
              {options.map(([each, text]) => (
                <DropdownMenu.RadioItem key={each} value={each} className={row}>
                  <span className="size-4.5 shrink-0">
                    <DropdownMenu.ItemIndicator>
                      <Check aria-hidden="true" className="size-4.5" />
                    </DropdownMenu.ItemIndicator>
                  </span>
                  <span className="min-w-0 wrap-anywhere">{text}</span>
                </DropdownMenu.RadioItem>
              ))}
            </DropdownMenu.RadioGroup>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </div>
  )
}
