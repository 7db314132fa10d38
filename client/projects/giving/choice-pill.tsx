import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

interface ChoicePillProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  children: ReactNode
}

/** One of a few answers that stand beside each other. */
export const ChoicePill = ({ children, ...radio }: ChoicePillProps) => (
  <label className="inline-flex min-h-11 items-center gap-2 rounded-pill border-[1.5px] border-line-strong bg-surface px-4 text-small font-semibold has-checked:border-forest-800 has-checked:bg-forest-800 has-checked:text-on-fill has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus forced-colors:has-checked:border-4">
    <input {...radio} type="radio" className="peer sr-only" />
    <Check aria-hidden="true" className="hidden size-4 peer-checked:block" strokeWidth={2.5} />
    {children}
  </label>
)
