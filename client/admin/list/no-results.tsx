import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button-class.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

interface NoResultsProps {
  search: string
  onClear: () => void
}

/** Stands where search and filter leave nothing. */
export const NoResults = ({ search, onClear }: NoResultsProps) => {
  const { t } = useTranslation('admin')
  return (
    <EmptyState
      drawing={<Drawing of={drawings.noResults} className="w-52" />}
      title={t('list.nothing')}
      text={search === '' ? t('list.nothingSo') : t('list.nothingLike', { search })}
    >
      <button type="button" onClick={onClear} className={buttonClass('secondary', 'small')}>
        {t('list.clear')}
      </button>
    </EmptyState>
  )
}
