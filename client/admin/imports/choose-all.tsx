import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button-class.ts'
import type { ChosenRow, RowChoice } from './choices.ts'

interface ChooseAllProps {
  /** All rows of one state, on whichever page. */
  rows: readonly ChosenRow[]
  onChoose: (lines: readonly number[], choice: RowChoice) => void
}

const linesOf = (rows: readonly ChosenRow[]): number[] => rows.map(({ row }) => row.line)

/** Writes all rows of a state, or leaves them out, at one press, and says how many of them are written. */
export const ChooseAll = ({ rows, onChoose }: ChooseAllProps) => {
  const { t } = useTranslation('admin')
  const gifts = rows.filter(({ canBeGift }) => canBeGift)
  const open = rows.filter(({ row, canBeGift }) => canBeGift || row.state === 'wrong')
  if (open.length === 0) return null
  const included = gifts.filter(({ isIncluded }) => isIncluded)
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      {gifts.length > 0 && (
        <button
          type="button"
          onClick={() => onChoose(linesOf(gifts), { included: true })}
          className={buttonClass('secondary', 'small')}
        >
          {t('imports.ofState.write', { count: gifts.length })}
        </button>
      )}
      <button
        type="button"
        onClick={() => onChoose(linesOf(open), { included: false })}
        className={buttonClass('secondary', 'small')}
      >
        {t('imports.ofState.leaveOut', { count: open.length })}
      </button>
      <p role="status" className="text-small text-ink-soft tabular-nums">
        {t('imports.ofState.chosen', { chosen: included.length, count: rows.length })}
      </p>
    </div>
  )
}
