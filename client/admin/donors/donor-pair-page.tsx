import { ArrowLeft } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router-dom'
import {
  type DonorLineFragment,
  type DonorPairSidesFragment,
  useAdminDonorPairQuery,
} from '../../generated/admin-operations.ts'
import { adminPaths, donorPaths } from '../../lib/paths.ts'
import { problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { unmask } from '../../lib/unmask.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { useStillHere } from '../../lib/use-still-here.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { AdminPage } from '../admin-page.tsx'
import { IfMay } from '../if-may.tsx'
import { ListFailure } from '../list/list-failure.tsx'
import { useDonorWord, useNoAddress } from './donor-name.tsx'
import { useJudgeDonors } from './use-judge-donors.ts'

/** What is compared of two, and what becomes of it. */
const rowsOf = ['name', 'email', 'locale', 'gifts'] as const

const Comparison = ({ pair }: { pair: DonorPairSidesFragment }) => {
  const { t } = useTranslation('admin')
  const word = useDonorWord()
  const noAddress = useNoAddress()
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  const judge = useJudgeDonors()
  const group = useId()
  const sides = [unmask(pair.kept), unmask(pair.other)] as const
  const [keptId, setKeptId] = useState(sides[0].id)
  const [kept, other] = keptId === sides[0].id ? sides : ([sides[1], sides[0]] as const)

  const say = useSingleFlight(async (are: 'one' | 'two') => {
    const isWritten = await judge(`${kept.id}_${other.id}`, are, pair.are)
    if (isWritten && isStillHere())
      await navigate(are === 'one' ? donorPaths.donor(kept.id) : adminPaths('donors').list)
  })

  const gifts = ({ donationCount, given }: Pick<DonorLineFragment, 'donationCount' | 'given'>): string =>
    t('donors.pair.giftsAndSum', { count: donationCount, amount: given })
  const cellOf = (donor: DonorLineFragment, row: (typeof rowsOf)[number]): string =>
    ({
      name: word(donor),
      email: donor.email ?? noAddress,
      locale: t(`donors.languages.${donor.locale}`),
      gifts: gifts(donor),
    })[row]
  const merged: Record<(typeof rowsOf)[number], string> = {
    name: word(kept),
    email:
      kept.email !== null && other.email !== null && kept.email !== other.email
        ? t('donors.pair.bothEmails')
        : (kept.email ?? other.email ?? noAddress),
    locale: t(`donors.languages.${(kept.email === null && other.email !== null ? other : kept).locale}`),
    gifts: gifts({
      donationCount: kept.donationCount + other.donationCount,
      given: Math.round((kept.given + other.given) * 100) / 100,
    }),
  }
  return (
    <Card as="section" className="p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-h3 text-title wrap-anywhere">{t('donors.pair.question')}</h2>
        <p className="text-small text-ink-soft">{t('donors.pair.nothingLost')}</p>
      </div>
      <div className="relative sm:overflow-x-auto">
        <table className="mt-4 w-full text-small *:*:*:text-left max-sm:block max-sm:*:block max-sm:*:*:grid max-sm:*:*:grid-cols-2 max-sm:*:*:gap-x-4 max-sm:*:*:border-b max-sm:*:*:border-line max-sm:*:*:py-2 sm:min-w-130 sm:*:*:*:border-b sm:*:*:*:border-line sm:*:*:*:py-3 sm:*:*:*:pr-4">
          <thead>
            <tr>
              <td className="max-sm:hidden" />
              {sides.map((side) => (
                <th key={side.id} scope="col">
                  <label className="flex min-h-11 items-center gap-2.5 font-semibold">
                    <input
                      type="radio"
                      name={group}
                      checked={keptId === side.id}
                      onChange={() => setKeptId(side.id)}
                      className="size-5 shrink-0 accent-forest-800"
                    />
                    <span className="min-w-0 wrap-anywhere">
                      {t('donors.pair.keep')} <span className="sr-only">{word(side)}</span>
                    </span>
                  </label>
                </th>
              ))}
              <th scope="col" className="max-sm:hidden">
                {t('donors.pair.after')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rowsOf.map((row) => (
              <tr key={row}>
                <th scope="row" className="text-ink-soft wrap-anywhere max-sm:col-span-full">
                  {t(`donors.pair.rows.${row}`)}
                </th>
                {sides.map((side) => (
                  <td key={side.id} className="wrap-anywhere">
                    {cellOf(side, row)}
                  </td>
                ))}
                <td className="font-semibold wrap-anywhere max-sm:col-span-full max-sm:pt-1">
                  <span className="font-normal text-ink-soft sm:hidden">{t('donors.pair.after')}: </span>
                  {merged[row]}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <IfMay permission="people:write">
        <div className="mt-5 flex flex-wrap items-center gap-3 bg-surface max-sm:sticky max-sm:bottom-0 max-sm:-mx-5 max-sm:border-t max-sm:border-line max-sm:px-5 max-sm:py-3">
          <p aria-live="polite" className="basis-full text-small wrap-anywhere">
            {t('donors.pair.moves', {
              count: other.donationCount,
              amount: other.given,
              from: word(other),
              to: word(kept),
            })}
          </p>
          <button type="button" onClick={() => say('one')} className={buttonClass('primary')}>
            {t('donors.pair.merge')}
          </button>
          <button type="button" onClick={() => say('two')} className={buttonClass('secondary')}>
            {t('donors.pair.twoPeople')}
          </button>
        </div>
        <p className="mt-2 text-small text-ink-soft">{t('donors.pair.remembered')}</p>
      </IfMay>
    </Card>
  )
}

const DonorPairPage = () => {
  const { t } = useTranslation('admin')
  const { id = '' } = useParams()
  const { data, error, refetch } = useAdminDonorPairQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const pair = unmask(data?.donorPair)
  const isMissing = problemOf(error)?.code === 'not_found'
  return (
    <div className="max-w-300">
      <Link to={adminPaths('donors').list} className="text-link mb-2 inline-flex min-h-8 items-center gap-2">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('donors.toList')}
      </Link>
      <AdminPage texts={t('donors.pair.page', { returnObjects: true })}>
        {pair ? (
          <Comparison key={pair.id} pair={pair} />
        ) : isMissing ? (
          <EmptyState
            drawing={<Drawing of={drawings.notFound} className="w-52" />}
            title={t('donors.missing')}
            text={t('donors.missingText')}
          />
        ) : error && !isSessionEnd(error) ? (
          <ListFailure title={t('donors.failed')} onRetry={refetch} />
        ) : (
          <ListSkeleton text={t('donors.loading')} />
        )}
      </AdminPage>
    </div>
  )
}

export { DonorPairPage as Component }
