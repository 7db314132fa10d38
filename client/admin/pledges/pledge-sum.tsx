import { useTranslation } from 'react-i18next'
import { stateByLedger } from '../../../schema/pledge-states.ts'
import type { PledgeFactsFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatLari } from '../../lib/format-number.ts'

interface PledgeSumProps {
  pledge: Pick<PledgeFactsFragment, 'amount' | 'state' | 'giftStatus' | 'giftAmount' | 'giftRefunded'>
}

/** What is promised; where some of the money went back what is left of it, and how much went. */
export const PledgeSum = ({ pledge }: PledgeSumProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { amount, giftAmount, giftRefunded } = pledge
  const counts = stateByLedger(pledge.state, pledge.giftStatus) === 'confirmed'
  if (!counts || giftAmount === null || !giftRefunded) return formatLari(amount, locale)
  return (
    <>
      {formatLari(giftAmount, locale)}
      <span className="block text-label font-normal whitespace-normal text-ink-soft">
        {t('pledges.wentBack', { amount: giftRefunded })}
      </span>
    </>
  )
}
