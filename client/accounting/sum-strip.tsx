import { Equal, Minus } from 'lucide-react'
import type { AccountsQuery } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { formatLari } from '../lib/format-number.ts'
import { StateMark } from '../ui/state-mark.tsx'
import { useAccountingTexts } from './use-accounting-texts.ts'

type Accounts = NonNullable<AccountsQuery['accounts']>

const part = 'grid gap-0.5 px-5 py-4'
const sign = 'size-5 shrink-0 self-center justify-self-center max-md:hidden'

/** One sum, read from left to right; what of it had been promised stands beneath. */
export const SumStrip = ({ confirmed, refunded, spent, inHand, pledged }: Accounts) => {
  const texts = useAccountingTexts()
  const locale = useLocale()
  const lari = (sum: number): string => formatLari(sum, locale)
  const figure = 'font-serif text-h3 font-semibold tabular-nums whitespace-nowrap'
  return (
    <section aria-label={texts.sum} className="mt-8">
      <dl className="grid overflow-hidden rounded-card border border-line bg-surface shadow-soft md:grid-cols-[1fr_auto_1fr_auto_1fr_auto_1.2fr]">
        <div className={part}>
          <dt className="text-ink-soft text-small">{texts.confirmed}</dt>
          <dd className={`${figure} text-terra-700`}>{lari(confirmed)}</dd>
        </div>
        <Minus aria-hidden="true" className={sign} />
        <div className={`${part} max-md:border-line max-md:border-t`}>
          <dt className="text-ink-soft text-small">{texts.refunded}</dt>
          <dd className={figure}>{lari(refunded)}</dd>
        </div>
        <Minus aria-hidden="true" className={sign} />
        <div className={`${part} max-md:border-line max-md:border-t`}>
          <dt className="text-ink-soft text-small">{texts.spent}</dt>
          <dd className={figure}>{lari(spent)}</dd>
        </div>
        <Equal aria-hidden="true" className={sign} />
        <div className={`${part} bg-ochre-300 text-forest-800`}>
          <dt className="text-small">{texts.inHand}</dt>
          <dd className={figure}>{lari(inHand)}</dd>
        </div>
      </dl>
      <p className="mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small">
        {pledged > 0 && (
          <>
            <StateMark look="done">{texts.pledgedMark}</StateMark>
            {texts.pledged(lari(pledged))}
          </>
        )}
        <span className="text-ink-soft">{texts.pledgedRule}</span>
      </p>
    </section>
  )
}
