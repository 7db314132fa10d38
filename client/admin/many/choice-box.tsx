import { useTranslation } from 'react-i18next'
import type { Choice, Named } from './use-choice.ts'

const box = 'size-5.5 shrink-0 accent-forest-800'

interface ChoiceBoxProps<Shown extends Named> {
  choice: Pick<Choice<Shown>, 'isChosen' | 'toggle'>
  record: Shown
  /** What it is called. */
  name: string
}

/** Chooses one record of a list; with Shift all since the one before. */
export const ChoiceBox = <Shown extends Named>({ choice, record, name }: ChoiceBoxProps<Shown>) => {
  const { t } = useTranslation('admin')
  return (
    // What a finger hits is larger than the box.
    <label className="grid place-items-center max-table:-m-3 max-table:size-11.5">
      <input
        type="checkbox"
        checked={choice.isChosen(record.id)}
        aria-label={t('many.choose', { name })}
        onChange={({ nativeEvent }) =>
          choice.toggle(record, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className={box}
      />
    </label>
  )
}

interface ChoiceCellProps<Shown extends Named> extends ChoiceBoxProps<Shown> {
  className: string
}

/** The same as the first cell of a row; where rows are cards it stands in a corner of one. */
export const ChoiceCell = <Shown extends Named>({ className, ...rest }: ChoiceCellProps<Shown>) => (
  <td
    className={`${className} table:w-10 table:pr-0! max-table:absolute max-table:top-3 max-table:right-5 print:hidden`}
  >
    <ChoiceBox {...rest} />
  </td>
)

interface ChooseAllProps {
  choice: Pick<Choice<Named>, 'areAllChosen' | 'chooseAll' | 'clear'>
}

/** Chooses all records that the page shows, or none of them. */
export const ChooseAll = ({ choice: { areAllChosen, chooseAll, clear } }: ChooseAllProps) => {
  const { t } = useTranslation('admin')
  return (
    <label className="inline-flex min-h-6 cursor-pointer items-center gap-2 text-small print:hidden">
      <input
        type="checkbox"
        checked={areAllChosen}
        onChange={areAllChosen ? clear : chooseAll}
        className={box}
      />
      {t('many.all')}
    </label>
  )
}
