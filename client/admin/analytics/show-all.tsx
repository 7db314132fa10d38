import { buttonClass } from '../../ui/button-class.ts'
import type { Disclosure } from '../../ui/disclosure.tsx'

/** How a row looks that the button would open: nobody can press it on paper. */
export const onPaperAlone = 'not-print:hidden!'

interface ShowAllProps {
  disclosure: Disclosure
  /** What the button says while only some rows are there, and while all are. */
  all: string
  fewer: string
}

/** Opens the rest of a table that shows only what one takes in at a glance. */
export const ShowAll = ({ disclosure: { isOpen, button }, all, fewer }: ShowAllProps) => (
  <div className="border-t border-line px-5.5 py-4 print:hidden">
    <button type="button" {...button} className={buttonClass('secondary', 'small')}>
      {isOpen ? fewer : all}
    </button>
  </div>
)
