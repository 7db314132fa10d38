import { Check, CircleAlert, CircleDot, type LucideIcon, Minus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ImportState } from '../../../schema/donation-imports.ts'

/** A word and a shape, as every state of the admin area has. */
const looks: Record<ImportState, { icon: LucideIcon; className: string }> = {
  new: { icon: Check, className: 'bg-forest-100 text-forest-700' },
  question: { icon: CircleDot, className: 'bg-ochre-300 text-ochre-800' },
  known: { icon: Minus, className: 'bg-paper-deep text-ink-soft' },
  leftOut: { icon: Minus, className: 'bg-paper-deep text-ink-soft' },
  wrong: { icon: CircleAlert, className: 'bg-error-soft text-error' },
}

interface RowStateProps {
  state: ImportState
  isIncluded: boolean
}

export const RowState = ({ state, isIncluded }: RowStateProps) => {
  const { t } = useTranslation('admin')
  const { icon: Icon, className } = looks[state === 'new' && !isIncluded ? 'leftOut' : state]
  return (
    <p
      className={`mb-1 inline-flex items-center gap-1.5 rounded-tag px-2 py-0.5 text-[0.8125rem] font-bold ${className}`}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {t(`imports.states.${state}`)}
    </p>
  )
}
