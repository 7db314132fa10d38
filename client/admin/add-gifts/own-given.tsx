import { useTranslation } from 'react-i18next'
import { useFieldErrorText } from '../../i18n/use-field-error-text.ts'
import { type Given, headNames, type Line } from './gift-lines.ts'
import { GivenFields } from './given-fields.tsx'

/** By which a field of what is said of a line alone is found. */
export const ownName = ({ id }: Line, name: string): string => `own-${name}-${id}`

interface OwnGivenProps {
  line: Line
  number: number
  own: Given
  onChange: (own: Given | null) => void
}

/** Day, method and project of one line, where they are not those of all. */
export const OwnGiven = ({ line, number, own, onChange }: OwnGivenProps) => {
  const { t } = useTranslation('admin')
  const fieldErrorText = useFieldErrorText()
  const labels = { receivedAt: t('addGifts.day'), projectId: t('addGifts.project') }
  const errors = Object.fromEntries(
    headNames.flatMap((name) => {
      const found = line.refused.find(({ field }) => field === name)
      return found ? [[name, fieldErrorText(found.code, labels[name])]] : []
    }),
  )
  return (
    <fieldset
      aria-label={t('addGifts.own.of', { number })}
      className="col-span-full grid min-w-0 items-start gap-x-4 gap-y-3 pt-1 sm:grid-cols-2 table:grid-cols-[11rem_13rem_minmax(0,1fr)_auto]"
    >
      <GivenFields
        given={own}
        nameOf={(name) => ownName(line, name)}
        onChange={(change) => onChange({ ...own, ...change })}
        errors={errors}
      />
      <button
        type="button"
        onClick={() => onChange(null)}
        className="text-link min-h-11 justify-self-start text-small font-semibold table:mt-7"
      >
        {t('addGifts.own.asAll')}
      </button>
    </fieldset>
  )
}
