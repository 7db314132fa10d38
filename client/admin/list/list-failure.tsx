import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button-class.ts'
import { Ball } from '../../ui/illustrations/ball.tsx'
import { StateCard } from '../../ui/state-card.tsx'

interface ListFailureProps {
  title: string
  onRetry: () => void
}

export const ListFailure = ({ title, onRetry }: ListFailureProps) => {
  const { t } = useTranslation('admin')
  return (
    <div role="alert">
      <StateCard drawing={<Ball className="w-20 text-forest-800" />} title={title}>
        <button type="button" onClick={onRetry} className={buttonClass('second', 'small')}>
          {t('list.retry')}
        </button>
      </StateCard>
    </div>
  )
}
