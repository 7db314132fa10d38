import { useTranslation } from 'react-i18next'
import type { View } from './use-views.ts'

interface IncompleteViewProps {
  view: View
  /** Has it be what is left of it. */
  onKeep: () => void
}

/** Says what of a view means nothing any more. */
export const IncompleteView = ({ view: { name, missing }, onKeep }: IncompleteViewProps) => {
  const { t } = useTranslation('admin')
  const words: Record<string, string> = t('views.missing', { returnObjects: true })
  const what = [...new Set(missing.map((each) => words[each] ?? words.other))].join(', ')
  return (
    <p role="status" className="mb-3 flex flex-wrap gap-x-3 text-small">
      {t('views.incomplete', { name, what })}
      <button type="button" onClick={onKeep} className="text-link">
        {t('views.keepSo')}
      </button>
    </p>
  )
}
