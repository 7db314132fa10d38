import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import type { Head } from './gift-lines.ts'
import { GivenFields } from './given-fields.tsx'
import { KeyCap } from './key-cap.tsx'

/** By which a field of what is said of all lines is found. */
export const nameAbove = (name: string): string => `lines-${name}`

interface LinesHeadProps {
  head: Head
  onChange: (change: Partial<Head>) => void
  /** What is wrong with something of it. */
  errors: Partial<Record<keyof Head, string>>
}

/** What is the same for every line, and what the statement says they come to. */
export const LinesHead = ({ head, onChange, errors }: LinesHeadProps) => {
  const { t } = useTranslation('admin')
  return (
    <Card className="mb-4 p-5">
      <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2 table:grid-cols-[11rem_13rem_minmax(0,1fr)_13rem]">
        <GivenFields given={head} nameOf={nameAbove} onChange={onChange} errors={errors} />
        <Field
          label={`${t('addGifts.total')}, ₾`}
          error={errors.total}
          inputMode="decimal"
          autoComplete="off"
          value={head.total}
          onChange={({ currentTarget }) => onChange({ total: currentTarget.value })}
        />
      </div>
      <p className="pt-2 text-small text-ink-soft">
        {t('addGifts.kept')}{' '}
        <span className="inline-flex gap-1 max-table:hidden">
          <KeyCap>Alt</KeyCap>
          <KeyCap>D</KeyCap>
        </span>
      </p>
    </Card>
  )
}
