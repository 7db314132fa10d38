import { buttonClass } from '../../ui/button-class.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RetryButton } from './retry-button.tsx'

interface ListFailureProps {
  title: string
  onRetry: () => Promise<unknown>
}

export const ListFailure = ({ title, onRetry }: ListFailureProps) => (
  <div role="alert">
    <EmptyState drawing={<Drawing of={drawings.offline} className="w-44" />} title={title}>
      <RetryButton onRetry={onRetry} className={buttonClass('secondary', 'small')} />
    </EmptyState>
  </div>
)
