import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button-class.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

interface ListFailureProps {
  title: string
  onRetry: () => void
}

export const ListFailure = ({ title, onRetry }: ListFailureProps) => {
  const { t } = useTranslation('admin')
  return (
    <div role="alert">
      <EmptyState drawing={<Drawing of={drawings.offline} className="w-44" />} title={title}>
        <button type="button" onClick={onRetry} className={buttonClass('secondary', 'small')}>
          {t('list.retry')}
        </button>
      </EmptyState>
    </div>
  )
}
