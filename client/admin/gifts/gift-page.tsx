import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { type GiftFragment, useAdminGiftQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { formatDay } from '../../lib/format-date.ts'
import { formatLari } from '../../lib/format-number.ts'
import { adminPaths, donorPaths, giftPaths } from '../../lib/paths.ts'
import { problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { unmask } from '../../lib/unmask.ts'
import { Card } from '../../ui/card.tsx'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { AdminPage } from '../admin-page.tsx'
import { IfMay } from '../if-may.tsx'
import { KeptTexts } from '../kept-texts.tsx'
import { ListFailure } from '../list/list-failure.tsx'
import { GiftReceipts, type Refund } from '../receipts/gift-receipts.tsx'
import { WhoChanged } from '../trail/who-changed.tsx'
import { useMay } from '../use-may.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { actsOn } from './gift-acts.ts'
import { GiftEntry } from './gift-entry.tsx'
import { GiftPledge } from './gift-pledge.tsx'
import { GiftStateTag } from './gift-state.tsx'

/** Who gave, and the way to all they gave. Who gave anonymously is told to few. */
const Giver = ({ gift }: { gift: GiftFragment }) => {
  const { t } = useTranslation('admin')
  const may = useMay()
  const { anonymous, donorId, recordedDonor } = gift
  const { name = null, email = null } = recordedDonor ?? {}
  const called = name ?? email
  const nobody = anonymous && !may('people:addresses') ? t('projects.anonymous') : t('gifts.unknownDonor')
  return (
    <>
      <dd className="font-semibold wrap-anywhere">
        {called !== null && donorId !== null && may('people:read') ? (
          <Link to={donorPaths.donor(donorId)} className="text-link">
            {called}
          </Link>
        ) : (
          (called ?? nobody)
        )}
      </dd>
      {name !== null && email !== null && <dd className="text-small wrap-anywhere">{email}</dd>}
    </>
  )
}

/** Who gave, when and how, and what for. */
const Facts = ({ gift }: { gift: GiftFragment }) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const may = useMay()
  const { receivedAt, method, reference, projectId, projectTitle } = gift
  const how = [method && t(`gifts.methods.${method}`), reference].filter(Boolean).join(', ')
  return (
    <Card className="mb-5 p-5">
      <dl className="grid gap-5 sm:grid-cols-3">
        <div>
          <dt className="text-small text-ink-soft">{t('gifts.facts.donor')}</dt>
          <Giver gift={gift} />
        </div>
        <div>
          <dt className="text-small text-ink-soft">{t('gifts.facts.project')}</dt>
          <dd>
            {may('content:write') ? (
              <Link
                to={adminPaths('projects').edit(projectId)}
                className="text-link font-semibold wrap-anywhere"
              >
                {projectTitle}
              </Link>
            ) : (
              <span className="font-semibold wrap-anywhere">{projectTitle}</span>
            )}
          </dd>
        </div>
        <div>
          <dt className="text-small text-ink-soft">{t('gifts.facts.received')}</dt>
          <dd className="font-semibold">{formatDay(dayAtCharity(new Date(receivedAt)), locale)}</dd>
          {how !== '' && <dd className="text-small wrap-anywhere">{how}</dd>}
        </div>
        <GiftPledge donationId={gift.id} />
      </dl>
    </Card>
  )
}

/** What counts of a gift, and what can be done to it. */
const Standing = ({ gift, onConflict }: { gift: GiftFragment; onConflict: () => void }) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { status, amount, refunded } = gift
  const isCounted = status === 'confirmed'
  const acts = actsOn(gift)
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>
          <span className="text-h3 font-semibold text-terra-700 tabular-nums">
            {formatLari(isCounted ? amount : 0, locale)}
          </span>{' '}
          <span className="text-ink-soft">{t('gifts.counts')}</span>
        </p>
        <GiftStateTag gift={gift} />
        {refunded > 0 && <p className="text-small text-ink-soft">{t('gifts.refundedOf', { refunded })}</p>}
      </div>
      <IfMay permission="gifts:write">
        <div className="flex flex-wrap gap-3">
          {acts.map((kind) => (
            <EntryDialog
              key={kind}
              kind={kind}
              gift={gift}
              isMain={kind === acts.at(-1)}
              onConflict={onConflict}
            />
          ))}
        </div>
      </IfMay>
    </div>
  )
}

/** What went back of a gift and was not taken back. */
const refundsOf = ({ entries }: GiftFragment): Refund[] => {
  const all = entries.map((entry) => unmask(entry))
  const isTakenBack = (version: number): boolean =>
    all.some(({ kind, corrects }) => kind === 'restored' && corrects === version)
  return all
    .filter(({ kind, version }) => kind === 'refunded' && !isTakenBack(version))
    .map(({ version, change }) => ({ version, amount: -change }))
}

const GiftPage = () => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const may = useMay()
  const { id = '' } = useParams()
  const { data, error, refetch } = useAdminGiftQuery({
    variables: { id, locale },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const gift = unmask(data?.donation)
  const again = (): Promise<unknown> => refetch().catch(() => undefined)
  if (!gift) {
    const isMissing = problemOf(error)?.code === 'not_found'
    return (
      <AdminPage texts={t('gifts.one', { returnObjects: true })}>
        {isMissing ? (
          <EmptyState
            drawing={<Drawing of={drawings.notFound} className="w-52" />}
            title={t('gifts.missing')}
            text={t('gifts.missingText')}
          />
        ) : error && !isSessionEnd(error) ? (
          <ListFailure title={t('gifts.failed')} onRetry={again} />
        ) : (
          <ListSkeleton text={t('gifts.loading')} />
        )}
      </AdminPage>
    )
  }
  const name = gift.recordedDonor?.name
  const texts = {
    title: name ? t('gifts.of', { name }) : t('gifts.anonymousGift'),
    description: t('gifts.one.description'),
  }
  return (
    <div className="max-w-300">
      <div className="mb-2 flex flex-wrap gap-x-6">
        <Link to={adminPaths('gifts').list} className="text-link inline-flex min-h-8 items-center gap-2">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('gifts.all')}
        </Link>
        <IfMay permission="content:write">
          <Link
            to={adminPaths('projects').edit(gift.projectId)}
            className="text-link inline-flex min-h-8 items-center gap-2"
          >
            {t('gifts.toProject')}
          </Link>
        </IfMay>
        <WhoChanged kind="gift" id={gift.id} />
      </div>
      <AdminPage texts={texts}>
        <Standing gift={gift} onConflict={again} />
        {!may('gifts:write') && (
          <div className="mb-5 empty:hidden">
            <KeptTexts place={giftPaths.gift(gift.id)} />
          </div>
        )}
        <Facts gift={gift} />
        <GiftReceipts
          donationId={gift.id}
          isCounted={gift.status === 'confirmed'}
          refunds={refundsOf(gift)}
        />
        <Card as="section" className="overflow-hidden">
          <h2 className="px-5 py-4 text-h3 text-title">{t('gifts.history')}</h2>
          <ol>
            {gift.entries.map((entry) => {
              const { version, ...rest } = unmask(entry)
              const importedFrom = rest.kind === 'recorded' ? gift.importedFrom : null
              return <GiftEntry key={version} entry={{ ...rest, version }} importedFrom={importedFrom} />
            })}
          </ol>
          <p className="border-t border-line bg-ochre-300/40 px-5 py-4 text-small">{t('gifts.onlyAdded')}</p>
        </Card>
      </AdminPage>
    </div>
  )
}

export { GiftPage as Component }
