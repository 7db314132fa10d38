import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface ChosenBarProps {
  count: number
  onClear: () => void
  /** What was not done, and why. */
  notice?: string | null
  children: ReactNode
}

/** How many records are chosen, and what can be done with all of them: at the foot of what is seen of the list. */
export const ChosenBar = ({ count, onClear, notice = null, children }: ChosenBarProps) => {
  const { t } = useTranslation('admin')
  const said = t('many.chosen', { count })
  return (
    <section
      aria-label={said}
      className="on-forest sticky bottom-3 z-10 mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-forest-900 px-5 py-3 text-cream after:absolute after:-inset-x-2 after:top-full after:h-3 after:bg-paper max-sm:gap-y-1 max-sm:px-3.5 print:hidden"
    >
      <p role="status" className="font-semibold">
        {said}
      </p>
      <button
        type="button"
        onClick={onClear}
        className="min-h-8 underline underline-offset-4 max-table:min-h-11 sm:ml-auto"
      >
        {t('many.clear')}
      </button>
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-1.5 py-1 max-sm:w-full max-sm:[&>button]:grow max-sm:[&>button]:px-3! max-table:[&>:is(a,button)]:min-h-11 sm:gap-x-5 sm:gap-y-2">
        {children}
      </div>
      {notice !== null && (
        <p role="alert" className="basis-full text-small wrap-anywhere">
          {notice}
        </p>
      )}
    </section>
  )
}
