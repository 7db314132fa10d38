import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button-class.ts'
import { Paw } from '../../ui/illustrations/paw.tsx'
import { StateCard } from '../../ui/state-card.tsx'

interface NoResultsProps {
  search: string
  onClear: () => void
}

/** Stands where search and filter leave nothing. */
export const NoResults = ({ search, onClear }: NoResultsProps) => {
  const { t } = useTranslation('admin')
  return (
    <StateCard
      drawing={<Paw className="w-16 text-forest-800" />}
      title={t('list.nothing')}
      text={search === '' ? t('list.nothingSo') : t('list.nothingLike', { search })}
    >
      <button type="button" onClick={onClear} className={buttonClass('second', 'small')}>
        {t('list.clear')}
      </button>
    </StateCard>
  )
}
