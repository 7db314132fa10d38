import { buttonClass } from '../../ui/button-class.ts'

interface ShowAllProps {
  showsAll: boolean
  onToggle: () => void
  /** What the button says while only some rows are there, and while all are. */
  all: string
  fewer: string
}

/** Opens the rest of a table that shows only what one takes in at a glance. */
export const ShowAll = ({ showsAll, onToggle, all, fewer }: ShowAllProps) => (
  <div className="border-t border-line px-5.5 py-4">
    <button
      type="button"
      aria-expanded={showsAll}
      onClick={onToggle}
      className={buttonClass('second', 'small')}
    >
      {showsAll ? fewer : all}
    </button>
  </div>
)
