import { Link } from 'react-router-dom'
import type { PledgedGiftFragment } from '../../generated/operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { formatDay } from '../../lib/format-date.ts'
import { formatLari } from '../../lib/format-number.ts'
import { paths } from '../../lib/paths.ts'
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
  const { monthly: texts, keep, write } = useGiftTexts()
  const locale = useLocale()
  const {
    monthlyState: state,
    monthlyEnd,
    monthlyAmount,
    nextChargeAt,
    endAskedAt,
    chargedSinceAskedAt,
  } = gift
  if (state === null || state === 'pending' || monthlyAmount === null) return null
  const dayOf = (moment: string): string => formatDay(dayAtCharity(new Date(moment)), locale)
  const sum = formatLari(monthlyAmount, locale)
  const isAsked = state !== 'ended' && endAskedAt !== null
  const asker = monthlyEnd === 'donor' ? 'donor' : 'team'
  return (
    <Card className="grid gap-3 px-5 py-5 sm:px-6.5">
      <h3 className="text-h3 text-title">{texts.title}</h3>
      <p>
        {state === 'ended'
          ? texts.ended[monthlyEnd ?? 'provider']
          : isAsked
            ? texts.asked[asker](dayOf(endAskedAt))
            : state === 'failing'
              ? texts.failing(sum)
              : texts.active(sum, nextChargeAt === null ? null : dayOf(nextChargeAt))}
      </p>
      {chargedSinceAskedAt !== null && (
        <>
          <p>{texts.chargedSince(dayOf(chargedSinceAskedAt))}</p>
          <p className="print:hidden">
            <Link to={paths.colab} className={buttonClass('secondary')}>
              {write}
            </Link>
          </p>
        </>
      )}
      {state !== 'ended' && !isAsked && (
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
