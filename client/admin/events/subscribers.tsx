import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { MoreSubscribersDocument, type SubscribersFragment } from '../../generated/admin-operations.ts'
import { formatCount } from '../../lib/format.ts'
import { isSessionExpiry } from '../../lib/problem.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { toast } from '../../ui/toasts.ts'

interface SubscribersProps {
  eventId: string
  subscribers: SubscribersFragment
}

/** Who wants to hear of an event, newest first. */
export const Subscribers = ({ eventId, subscribers: { nodes, totalCount, pageInfo } }: SubscribersProps) => {
  const { t } = useTranslation('admin')
  const apollo = useApolloClient()

  const showMore = useSingleFlight(async () => {
    try {
      await apollo.query({
        query: MoreSubscribersDocument,
        variables: { eventId, after: pageInfo.endCursor },
        fetchPolicy: 'network-only',
      })
    } catch (error) {
      if (!isSessionExpiry(error)) toast.error(t('events.moreFailed'))
    }
  })

  return (
    <div className="border-t border-line pt-1.5">
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {nodes.map(({ name, email }) => (
          <li
            key={email}
            className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 border-b border-dashed border-line py-1.5 wrap-anywhere"
          >
            <span className="min-w-0">{name}</span>
            <span className="min-w-0 text-ink-soft">{email}</span>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex min-h-8 flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="text-ink-soft">
          {t('events.newest', { shown: formatCount(nodes.length), total: formatCount(totalCount) })}
        </p>
        {pageInfo.hasNextPage && (
          <button type="button" onClick={showMore} className="text-link min-h-8">
            {t('events.showMore')}
          </button>
        )}
      </div>
    </div>
  )
}
