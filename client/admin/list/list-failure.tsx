import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Ball } from '../../ui/illustrations/ball.tsx'

interface ListFailureProps {
  title: string
  onRetry: () => void
}

export const ListFailure = ({ title, onRetry }: ListFailureProps) => {
  const { t } = useTranslation('admin')
  return (
    <div role="alert">
      <EmptyState drawing={<Ball className="w-20 text-forest-800" />} title={title}>
        <button type="button" onClick={onRetry} className={buttonClass('secondary', 'small')}>
          {t('list.retry')}
        </button>
      </EmptyState>
    </div>
  )
}
