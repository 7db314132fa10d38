import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { newDonorNote } from '../../../schema/donors.ts'
import {
  type AdminDonorQuery,
  useAddDonorNoteMutation,
  useAdminDonorQuery,
} from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { formatLari } from '../../lib/format-number.ts'
import { adminPaths, donorPaths } from '../../lib/paths.ts'
import { problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { unmask } from '../../lib/unmask.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { Card } from '../../ui/card.tsx'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { toast } from '../../ui/toasts.ts'
import { AdminPage } from '../admin-page.tsx'
import { IfMay } from '../if-may.tsx'
import { ListFailure } from '../list/list-failure.tsx'
import { NoteForm } from '../notes/note-form.tsx'
import { PersonalDataLink } from '../privacy/personal-data-link.tsx'
import { DonorGift } from './donor-gifts.tsx'
import { DonorName, useDonorWord } from './donor-name.tsx'
import { useJudgeDonors } from './use-judge-donors.ts'

type Donor = NonNullable<AdminDonorQuery['donor']>

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section" className="overflow-hidden">
    <h2 className="px-5 py-4 text-h3 text-title">{title}</h2>
    {children}
  </Card>
)

/** Who they are, and what they gave in all and in each year. */
const Facts = ({ donor }: { donor: Donor }) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <Card className="grid grid-cols-1 gap-x-10 gap-y-4 p-5 sm:grid-cols-2">
      <div>
        <div className="font-semibold">
          <DonorName donor={donor} />
        </div>
        <p className="text-small">
          <PersonalDataLink email={donor.email} name={donor.name ?? donor.email ?? ''} />
        </p>
        <p className="mt-1 text-small text-ink-soft">
          {t('donors.lettersIn', { language: t(`donors.languages.${donor.locale}`) })}
        </p>
        <p className="mt-3">
          <span className="text-h3 font-semibold text-terra-700 tabular-nums">
            {formatLari(donor.given, locale)}
          </span>{' '}
          <span className="text-ink-soft">{t('donors.countedGifts', { count: donor.donationCount })}</span>
        </p>
      </div>
      <table className="h-max text-small max-sm:wrap-anywhere">
        <caption className="pb-1 text-left font-semibold">{t('donors.byYear')}</caption>
        <tbody>
          {donor.years.map(({ year, given, donationCount }) => (
            <tr key={year} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {year}
              </th>
              <td className="py-1.5 text-ink-soft">{t('donors.countedGifts', { count: donationCount })}</td>
              <td className="py-1.5 text-right font-semibold tabular-nums">{formatLari(given, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

/** Who was merged into them, each with the way back; and who may be the same. */
const Others = ({ donor, onChanged }: { donor: Donor; onChanged: () => void }) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const word = useDonorWord()
  const judge = useJudgeDonors()
  const takeApart = useSingleFlight(async (id: string) => {
    if (await judge(id, 'two', 'one')) onChanged()
  })
  return (
    <>
      {donor.merged.length > 0 && (
        <Part title={t('donors.merged.title')}>
          <ul>
            {donor.merged.map((each) => (
              <li
                key={each.id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line px-5 py-3"
              >
                <div className="min-w-0">
                  <p className="font-semibold wrap-anywhere">{word(each)}</p>
                  <p className="text-small text-ink-soft wrap-anywhere">
                    {each.name !== null && each.email !== null && `${each.email} · `}
                    {t('donors.merged.by', {
                      name: each.mergedBy ?? t('gifts.somebody'),
                      when: formatMoment(each.mergedAt, locale),
                    })}
                  </p>
                </div>
                <IfMay permission="people:write">
                  <button
                    type="button"
                    aria-label={t('donors.merged.apartNamed', { name: word(each) })}
                    onClick={() => takeApart(each.id)}
                    className="text-link min-h-8"
                  >
                    {t('donors.merged.apart')}
                  </button>
                </IfMay>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {donor.alike.length > 0 && (
        <Part title={t('donors.alike.title')}>
          <ul>
            {donor.alike.map((each) => {
              const other = unmask(each.other)
              return (
                <li
                  key={each.id}
                  className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line px-5 py-3"
                >
                  <div className="min-w-0 font-semibold">
                    <DonorName donor={other} />
                  </div>
                  <Link
                    to={donorPaths.pair(each.id)}
                    aria-label={t('donors.alike.compareNamed', { name: word(other) })}
                    className="text-link inline-flex min-h-8 items-center"
                  >
                    {t('donors.alike.compare')}
                  </Link>
                </li>
              )
            })}
          </ul>
        </Part>
      )}
    </>
  )
}

const Gifts = ({ donor, onMore }: { donor: Donor; onMore: (after: string | null) => Promise<unknown> }) => {
  const { t } = useTranslation('admin')
  const { nodes, totalCount, pageInfo } = donor.gifts
  const showMore = useSingleFlight(async () => {
    await onMore(pageInfo.endCursor).catch((error: unknown) => {
      if (!isSessionEnd(error)) toast.error(t('donors.failed'))
    })
  })
  return (
    <Part title={t('donors.giftsTitle')}>
      <ul>
        {nodes.map((each) => {
          const gift = unmask(each)
          return <DonorGift key={gift.id} gift={gift} />
        })}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line px-5 py-3 text-small">
        <p role="status" className="text-ink-soft">
          {t('list.newest', { shown: nodes.length, total: totalCount })}
        </p>
        {pageInfo.hasNextPage && (
          <button type="button" onClick={showMore} className="text-link min-h-8">
            {t('list.showMore')}
          </button>
        )}
      </div>
    </Part>
  )
}

const Notes = ({ donor, onWritten }: { donor: Donor; onWritten: () => Promise<unknown> }) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const [add] = useAddDonorNoteMutation()
  return (
    <Part title={t('donors.notes.title')}>
      <IfMay permission="people:write">
        <div className="px-5 pb-5">
          <NoteForm
            key={donor.id}
            place={`donor ${donor.id} note`}
            shape={newDonorNote}
            texts={t('donors.notes', { returnObjects: true })}
            write={(input, idempotencyKey) => add({ variables: { id: donor.id, input, idempotencyKey } })}
            onWritten={onWritten}
          />
        </div>
      </IfMay>
      <ul>
        {donor.notes.map(({ id, text, writtenBy, writtenAt }) => (
          <li key={id} className="border-t border-dashed border-line-strong px-5 py-3">
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            <p className="text-small text-ink-soft">
              {writtenBy ?? t('gifts.somebody')} ·{' '}
              <time dateTime={writtenAt}>{formatMoment(writtenAt, locale)}</time>
            </p>
          </li>
        ))}
      </ul>
    </Part>
  )
}

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
  const again = (): void => void refetch().catch(() => undefined)
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
            <Facts donor={donor} />
            <Others donor={donor} onChanged={again} />
            <Gifts donor={donor} onMore={more} />
            <Notes donor={donor} onWritten={() => refetch()} />
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
