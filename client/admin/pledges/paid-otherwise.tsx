import { useTranslation } from 'react-i18next'
import type { PledgeFactsFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatPaidInstead } from '../../lib/format-paid-instead.ts'
import { StateMark } from '../../ui/state-mark.tsx'

interface PaidOtherwiseProps {
  pledge: Pick<PledgeFactsFragment, 'state' | 'cameInstead' | 'cameBeside'>
}

/** That another sum was paid than was promised, or something besides, for as long as nobody has said what becomes of it. */
export const PaidOtherwise = ({ pledge: { state, cameInstead, cameBeside } }: PaidOtherwiseProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  if (cameBeside !== null)
    return (
      <StateMark look="now">
        {t('pledges.paidBeside', { came: formatPaidInstead(cameBeside, locale) })}
      </StateMark>
    )
  if (cameInstead === null || state !== 'pledged') return null
  return (
    <StateMark look="now">
      {t('pledges.paidOtherwise', { came: formatPaidInstead(cameInstead, locale) })}
    </StateMark>
  )
}
