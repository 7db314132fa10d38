import type { PledgedGiftFragment } from '../../generated/operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { formatDay } from '../../lib/format-date.ts'
import { formatLari } from '../../lib/format-number.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { useGiftTexts } from './use-giving-texts.ts'

interface MonthlyGiftProps {
  gift: PledgedGiftFragment
  isStopping: boolean
  onStop: () => void
}

/** How the monthly gift stands of which this is a month, and what stops it: one press, which is asked of nobody again. */
export const MonthlyGift = ({ gift, isStopping, onStop }: MonthlyGiftProps) => {
  const { monthly: texts, keep } = useGiftTexts()
  const locale = useLocale()
  const { monthlyState: state, monthlyEnd, monthlyAmount, nextChargeAt } = gift
  if (state === null || state === 'pending' || monthlyAmount === null) return null
  const sum = formatLari(monthlyAmount, locale)
  const day = nextChargeAt === null ? null : formatDay(dayAtCharity(new Date(nextChargeAt)), locale)
  return (
    <Card className="grid gap-3 px-5 py-5 sm:px-6.5">
      <h3 className="text-h3 text-title">{texts.title}</h3>
      <p>
        {state === 'ended'
          ? texts.ended[monthlyEnd ?? 'provider']
          : state === 'failing'
            ? texts.failing(sum)
            : texts.active(sum, day)}
      </p>
      {state !== 'ended' && (
        <p className="print:hidden">
          <button
            type="button"
            aria-disabled={isStopping}
            onClick={onStop}
            className={buttonClass('secondary')}
          >
            {isStopping ? texts.stopping : texts.stop}
          </button>
        </p>
      )}
      {state !== 'ended' && <p className="text-small text-ink-soft print:hidden">{keep}</p>}
    </Card>
  )
}
