import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { stateByLedger } from '../../../schema/pledge-states.ts'
import { pledge as noun } from '../../../schema/pledges.ts'
import { type PledgeFactsFragment, useAdminPledgeQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { formatLari } from '../../lib/format-number.ts'
import { formatPaidInstead } from '../../lib/format-paid-instead.ts'
import { adminPaths, giftPaths } from '../../lib/paths.ts'
import { problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { unmask } from '../../lib/unmask.ts'
import { Card } from '../../ui/card.tsx'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { AdminPage } from '../admin-page.tsx'
import { ListFailure } from '../list/list-failure.tsx'
import { PersonalDataLink } from '../privacy/personal-data-link.tsx'
import { WhoChanged } from '../trail/who-changed.tsx'
import { useMay } from '../use-may.ts'
import { PaidOtherwise } from './paid-otherwise.tsx'
import { PledgeActs } from './pledge-acts.tsx'
import { PledgeDonor, useDonorCalled } from './pledge-donor.tsx'
import { PledgeStateMark } from './pledge-state.tsx'
import { useProjectTitles } from './use-project-titles.ts'

const { fields } = noun

interface FactProps {
  label: string
  children: ReactNode
}

const Fact = ({ label, children }: FactProps) => (
  <div>
    <dt className="text-small text-ink-soft">{label}</dt>
    {children}
  </div>
)

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{formatMoment(at, useLocale())}</time>

interface FactsProps {
  pledge: PledgeFactsFragment
}

/** For whom it is given, where it is given for somebody. */
const Dedication = ({ pledge: { dedicationKind, dedication, dedicationShown } }: FactsProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  if (dedicationKind === null) return null
  const kind = fields.dedicationKind.options?.[dedicationKind]?.label[locale]
  return (
    <Fact label={fields.dedicationKind.label[locale]}>
      <dd className="font-semibold wrap-anywhere">
        {kind}: {dedication ?? t('gifts.notShown')}
      </dd>
      <dd className="text-small">
        {t(dedicationShown ? 'pledges.dedicationShown' : 'pledges.dedicationKept')}
      </dd>
    </Fact>
  )
}

/** How the gift stands of which this is a month, where it is one. */
const Monthly = ({ pledge }: FactsProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { monthlyState, monthlyEnd, nextChargeAt, endAskedAt, chargedSinceAskedAt } = pledge
  if (monthlyState === null) return null
  const isEnded = monthlyState === 'ended'
  return (
    <Fact label={fields.monthlyState.label[locale]}>
      <dd className="font-semibold">{fields.monthlyState.options?.[monthlyState]?.label[locale]}</dd>
      {isEnded && monthlyEnd !== null && (
        <dd className="text-small">{fields.monthlyEnd.options?.[monthlyEnd]?.label[locale]}</dd>
      )}
      {!isEnded && endAskedAt !== null && (
        <dd className="text-small">
          {t(`pledges.endAsked.${monthlyEnd === 'donor' ? 'donor' : 'team'}`)} <Moment at={endAskedAt} />{' '}
          {t('pledges.endAsked.wait')}
        </dd>
      )}
      {nextChargeAt !== null && endAskedAt === null && (
        <dd className="text-small">
          {t('pledges.nextCharge')} <Moment at={nextChargeAt} />
        </dd>
      )}
      {chargedSinceAskedAt !== null && (
        <dd className="text-small font-semibold">
          {t('pledges.chargedSince')} <Moment at={chargedSinceAskedAt} /> {t('pledges.chargedSinceHint')}
        </dd>
      )}
    </Fact>
  )
}

/** Who promised it, what for and when, and what came of it. */
const Facts = ({ pledge }: FactsProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const may = useMay()
  const called = useDonorCalled()(pledge)
  const { projectId, donorEmail, way, state, createdAt, expiresAt, settledAt, reason, donationId } = pledge
  const title = useProjectTitles()(projectId) ?? t('gifts.otherProject')
  return (
    <Card className="p-5">
      <dl className="grid gap-5 sm:grid-cols-3">
        <Fact label={t('pledges.donor')}>
          <dd className="font-semibold wrap-anywhere">
            <PledgeDonor pledge={pledge} />
          </dd>
          {donorEmail !== null && donorEmail !== called && (
            <dd className="text-small wrap-anywhere">{donorEmail}</dd>
          )}
          {donorEmail !== null && (
            <dd className="text-small">
              <PersonalDataLink email={donorEmail} name={called} />
            </dd>
          )}
        </Fact>
        <Fact label={t('pledges.project')}>
          <dd className="font-semibold wrap-anywhere">
            {may('content:write') ? (
              <Link to={adminPaths('projects').edit(projectId)} className="text-link">
                {title}
              </Link>
            ) : (
              title
            )}
          </dd>
        </Fact>
        <Fact label={t('pledges.promised')}>
          <dd className="font-semibold">
            <time dateTime={createdAt}>{formatMoment(createdAt, locale)}</time>
          </dd>
          <dd className="text-small">
            {fields.way.options?.[way]?.label[locale]}, {t(`pledges.in.${pledge.locale}`)}
          </dd>
        </Fact>
        {state === 'pledged' && (
          <Fact label={t('pledges.until')}>
            <dd className="font-semibold">
              <time dateTime={expiresAt}>{formatMoment(expiresAt, locale)}</time>
            </dd>
          </Fact>
        )}
        {pledge.cameBeside !== null && (
          <Fact label={t('pledges.cameBeside')}>
            <dd className="font-semibold">{formatPaidInstead(pledge.cameBeside, locale)}</dd>
            <dd className="text-small">{t('pledges.cameBesideHint')}</dd>
          </Fact>
        )}
        {pledge.cameInstead !== null && pledge.cameBeside === null && (
          <Fact label={t('pledges.cameInstead')}>
            <dd className="font-semibold">{formatPaidInstead(pledge.cameInstead, locale)}</dd>
            <dd className="text-small">{t('pledges.cameInsteadHint')}</dd>
          </Fact>
        )}
        {settledAt !== null && (
          <Fact label={t(`pledges.settled.${state}`)}>
            <dd className="font-semibold">
              <time dateTime={settledAt}>{formatMoment(settledAt, locale)}</time>
            </dd>
          </Fact>
        )}
        {donationId !== null && (
          <Fact label={t('pledges.gift')}>
            {pledge.giftStatus !== 'voided' && pledge.giftAmount !== null && (
              <dd>
                {t('pledges.left', { amount: pledge.giftAmount })}
                {!!pledge.giftRefunded && (
                  <span className="block text-small">
                    {t('pledges.wentBack', { amount: pledge.giftRefunded })}
                  </span>
                )}
              </dd>
            )}
            <dd className="font-semibold">
              <Link to={giftPaths.gift(donationId)} className="text-link">
                {t('pledges.toGift')}
              </Link>
            </dd>
          </Fact>
        )}
        <Monthly pledge={pledge} />
        <Dedication pledge={pledge} />
        {reason !== null && (
          <Fact label={t('pledges.fields.reason')}>
            <dd className="wrap-anywhere">{reason}</dd>
          </Fact>
        )}
      </dl>
    </Card>
  )
}

const PledgePage = () => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { id = '' } = useParams()
  const { data, error, refetch } = useAdminPledgeQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const pledge = unmask(data?.pledge)
  const again = (): Promise<unknown> => refetch().catch(() => undefined)
  const { description, title } = t('pledges.one', { returnObjects: true })
  if (!pledge) {
    const isMissing = problemOf(error)?.code === 'not_found'
    return (
      <AdminPage texts={{ title, description }}>
        {isMissing ? (
          <EmptyState
            drawing={<Drawing of={drawings.notFound} className="w-52" />}
            title={t('pledges.missing')}
            text={t('pledges.missingText')}
          />
        ) : error && !isSessionEnd(error) ? (
          <ListFailure title={t('pledges.failed')} onRetry={again} />
        ) : (
          <ListSkeleton text={t('pledges.loading')} />
        )}
      </AdminPage>
    )
  }
  const { code, amount } = pledge
  const state = stateByLedger(pledge.state, pledge.giftStatus)
  return (
    <div className="max-w-300">
      <div className="mb-2 flex flex-wrap gap-x-6">
        <Link to={adminPaths(noun.plural).list} className="text-link inline-flex min-h-8 items-center gap-2">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('pledges.all')}
        </Link>
        <WhoChanged kind="pledge" id={id} />
      </div>
      <AdminPage texts={{ title: t('pledges.named', { code }), description }}>
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p>
              <span className="text-h3 font-semibold text-ink tabular-nums">
                {formatLari(amount, locale)}
              </span>{' '}
              <span className="text-ink-soft">{t('pledges.werePromised')}</span>
            </p>
            <PledgeStateMark pledge={pledge} />
            <PaidOtherwise pledge={pledge} />
          </div>
          <PledgeActs pledge={pledge} onConflict={again} />
        </div>
        <Facts pledge={pledge} />
        {state !== 'confirmed' && (
          <p className="mt-4 text-small text-ink-soft">{t('pledges.countsNowhere')}</p>
        )}
      </AdminPage>
    </div>
  )
}

export { PledgePage as Component }
