import { useApolloClient } from '@apollo/client/react'
import { CircleDashed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type GiftsFragment, MoreGiftsDocument } from '../../generated/admin-operations.ts'
import { formatCount, formatLari } from '../../lib/format.ts'
import { isSessionExpiry } from '../../lib/problem.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { toast } from '../../ui/toasts.ts'
import { ExportButton } from '../export/export-button.tsx'

interface DonorsProps {
  projectId: string
  /** What the project is called. */
  title: string
  gifts: GiftsFragment
}

/** Who gave to a project, newest first. A donor who wished so is Anonymous. */
export const Donors = ({ projectId, title, gifts: { nodes, totalCount, pageInfo } }: DonorsProps) => {
  const { t } = useTranslation('admin')
  const apollo = useApolloClient()

  const showMore = useSingleFlight(async () => {
    try {
      await apollo.query({
        query: MoreGiftsDocument,
        variables: { projectId, after: pageInfo.endCursor },
        fetchPolicy: 'network-only',
      })
    } catch (error) {
      if (!isSessionExpiry(error)) toast.error(t('projects.moreFailed'))
    }
  })

  return (
    <div className="border-t border-line pt-1.5">
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {nodes.map(({ id, anonymous, donor, amount }) => (
          <li
            key={id}
            className="flex min-h-10 items-center justify-between gap-4 border-b border-dashed border-line py-1.5"
          >
            {anonymous || donor === null ? (
              <span className="inline-flex items-center gap-2 text-ink-soft">
                <CircleDashed aria-hidden="true" className="size-3" />
                {t('projects.anonymous')}
              </span>
            ) : (
              <span className="min-w-0 break-words">{donor.name}</span>
            )}
            <span className="font-semibold tabular-nums">{formatLari(amount)}</span>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex min-h-8 flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="text-ink-soft">
          {t('projects.newest', { shown: formatCount(nodes.length), total: formatCount(totalCount) })}
        </p>
        <ExportButton
          table="donations"
          query={{ project: projectId }}
          what={t('export.donationsTo', { title })}
        />
        {pageInfo.hasNextPage && (
          <button type="button" onClick={showMore} className="text-link min-h-8">
            {t('projects.showMore')}
          </button>
        )}
      </div>
    </div>
  )
}
