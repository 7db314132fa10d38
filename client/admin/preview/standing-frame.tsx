import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isSessionEnd } from '../../lib/session-end.ts'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { ListFailure } from '../list/list-failure.tsx'

interface StandingFrameProps {
  /** Whether it is known what else there is of the record than what is typed. */
  isKnown: boolean
  error: unknown
  refetch: () => Promise<unknown>
  children: ReactNode
}

/** What is shown once it is known how a record stands. */
export const StandingFrame = ({ isKnown, error, refetch, children }: StandingFrameProps) => {
  const { t } = useTranslation('admin')
  if (isKnown) return children
  return (
    <div className="page-width w-full py-10">
      {error && !isSessionEnd(error) ? (
        <ListFailure title={t('life.preview.failed')} onRetry={refetch} />
      ) : (
        <ListSkeleton text={t('life.preview.loading')} />
      )}
    </div>
  )
}
