import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Paw } from '../../ui/illustrations/paw.tsx'

interface NoResultsProps {
  search: string
  onClear: () => void
}

/** Stands where search and filter leave nothing. */
export const NoResults = ({ search, onClear }: NoResultsProps) => {
  const { t } = useTranslation('admin')
  return (
    <EmptyState
      drawing={<Paw className="w-16 text-forest-800" />}
      title={t('list.nothing')}
      text={search === '' ? t('list.nothingSo') : t('list.nothingLike', { search })}
    >
      <button type="button" onClick={onClear} className={buttonClass('secondary', 'small')}>
        {t('list.clear')}
      </button>
    </EmptyState>
  )
}
