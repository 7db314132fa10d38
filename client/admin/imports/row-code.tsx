import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { adminPaths } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import type { ChosenRow, RowChoice } from './choices.ts'

interface RowCodeProps {
  chosen: ChosenRow
  /** What the gift goes to, where no pledge says so; null where nobody has chosen yet. */
  projectTitle: string | null
  onChoose: (choice: RowChoice) => void
}

/** What the code of a pledge in a row comes to; of a mistyped one, which promises may be meant, to be chosen from. */
export const RowCode = ({ chosen, projectTitle, onChoose }: RowCodeProps) => {
  const { t } = useTranslation('admin')
  const { code: found, amount, line } = chosen.row
  const { meant, promised, canBeGift, isIncluded } = chosen
  if (!found) return null
  const { code, outcome, near } = found
  const isOtherSum = promised !== null && promised.amount !== amount
  const canBeMeant = near.length > 0 && (canBeGift || chosen.row.state === 'wrong')
  return (
    <div className="wrap-anywhere">
      <p>
        {meant === null ? t(`imports.codes.${outcome}`, { code }) : t('imports.codes.meant', { code, meant })}
        {isOtherSum && ` ${t('imports.codes.otherSum', { promised: promised.amount })}`}
        {promised === null &&
          isIncluded &&
          ` ${
            projectTitle === null
              ? t('imports.codes.toAll')
              : t('imports.codes.to', { project: projectTitle })
          }`}
        {near.length > 0 && ` ${t('imports.codes.near')} `}
        {near.map((each) => (
          <Link
            key={each}
            to={`${adminPaths('pledges').list}?search=${each}`}
            target="_blank"
            className="text-link mr-2 whitespace-nowrap"
          >
            {each}
          </Link>
        ))}
      </p>
      {canBeMeant && (
        <div className="my-1 flex flex-wrap gap-2">
          {near.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={meant === each}
              aria-label={t('imports.codes.giveNamed', { line, code: each })}
              onClick={() => onChoose(meant === each ? { code: '' } : { code: each, included: true })}
              className={buttonClass(meant === each ? 'primary' : 'secondary', 'small')}
            >
              {t('imports.codes.give', { code: each })}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
