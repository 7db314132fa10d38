import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { usePledgeOfGiftQuery } from '../../generated/admin-operations.ts'
import { pledgePaths } from '../../lib/paths.ts'

/** The way to what a gift was promised as; nothing where nobody had promised it. */
export const GiftPledge = ({ donationId }: { donationId: string }) => {
  const { t } = useTranslation('admin')
  const { data } = usePledgeOfGiftQuery({ variables: { donationId }, fetchPolicy: 'cache-and-network' })
  const [pledge] = data?.donationPledges ?? []
  if (!pledge) return null
  return (
    <div>
      <dt className="text-small text-ink-soft">{t('pledges.ofGift')}</dt>
      <dd className="font-semibold">
        <Link to={pledgePaths.pledge(pledge.id)} className="text-link">
          {pledge.code}
        </Link>
      </dd>
    </div>
  )
}
