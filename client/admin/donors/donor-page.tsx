import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { useAdminDonorQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { adminPaths, donorPaths } from '../../lib/paths.ts'
import { problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { AdminPage } from '../admin-page.tsx'
import { KeptTexts } from '../kept-texts.tsx'
import { ListFailure } from '../list/list-failure.tsx'
import { DonorFacts } from './donor-facts.tsx'
import { DonorGifts } from './donor-gifts.tsx'
import { useDonorWord } from './donor-name.tsx'
import { DonorNotes } from './donor-notes.tsx'
import { DonorOthers } from './donor-others.tsx'
import { DonorStatements } from './donor-statements.tsx'
import { DonorThanks } from './donor-thanks.tsx'

const DonorPage = () => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const word = useDonorWord()
  const { id = '' } = useParams()
  const { data, error, refetch, fetchMore } = useAdminDonorQuery({
    variables: { id, locale },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const donor = data?.donor
  const again = (): Promise<unknown> => refetch().catch(() => undefined)
  const isMissing = problemOf(error)?.code === 'not_found'

  const more = (after: string | null) =>
    fetchMore({
      variables: { after },
      updateQuery: (shown, { fetchMoreResult: { donor: next } }) =>
        shown.donor && next
          ? {
              donor: {
                ...shown.donor,
                gifts: { ...next.gifts, nodes: [...shown.donor.gifts.nodes, ...next.gifts.nodes] },
              },
            }
          : shown,
    })

  const texts = {
    title: donor ? word(donor) : t('donors.one.title'),
    description: t('donors.one.description'),
  }
  return (
    <div className="max-w-300">
      <Link to={adminPaths('donors').list} className="text-link mb-2 inline-flex min-h-8 items-center gap-2">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('donors.toList')}
      </Link>
      <AdminPage texts={texts}>
        {donor ? (
          <div className="grid gap-5">
            <DonorFacts donor={donor} />
            <DonorThanks donor={donor} />
            <DonorOthers donor={donor} onChanged={again} />
            <DonorGifts gifts={donor.gifts} onMore={more} />
            <DonorStatements donor={donor} />
            {donor.notes ? (
              <DonorNotes id={donor.id} notes={donor.notes} onWritten={() => refetch()} />
            ) : (
              <KeptTexts place={donorPaths.donor(donor.id)} />
            )}
          </div>
        ) : isMissing ? (
          <EmptyState
            drawing={<Drawing of={drawings.notFound} className="w-52" />}
            title={t('donors.missing')}
            text={t('donors.missingText')}
          />
        ) : error && !isSessionEnd(error) ? (
          <ListFailure title={t('donors.failed')} onRetry={again} />
        ) : (
          <ListSkeleton text={t('donors.loading')} />
        )}
      </AdminPage>
    </div>
  )
}

export { DonorPage as Component }
