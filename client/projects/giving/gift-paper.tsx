import type { PledgedGiftFragment } from '../../generated/operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatLari } from '../../lib/format-number.ts'
import { Card } from '../../ui/card.tsx'
import { sumGiven } from './sum-given.ts'
import { useGiftTexts } from './use-giving-texts.ts'

/** What was promised, as on a slip of paper. */
export const GiftPaper = ({ gift }: { gift: PledgedGiftFragment }) => {
  const { paper, reads, monthly } = useGiftTexts()
  const locale = useLocale()
  const { state, amount, refunded, code, projectTitle, dedicationKind, dedication } = gift
  const isPart = state === 'confirmed' && refunded > 0
  const rows = [
    { label: paper.project, text: projectTitle },
    ...(gift.frequency === 'monthly' ? [{ label: monthly.paper, text: monthly.often }] : []),
    ...(dedicationKind !== null && dedication !== null
      ? [{ label: paper.dedication, text: reads[dedicationKind](dedication) }]
      : []),
    { label: paper.code, text: code },
    ...(isPart
      ? [
          { label: paper.given, text: formatLari(sumGiven(gift), locale) },
          { label: paper.back, text: `−${formatLari(refunded, locale)}` },
        ]
      : []),
  ]
  return (
    <Card className="px-5 py-6 sm:px-7.5">
      <dl>
        {rows.map(({ label, text }) => (
          <div
            key={label}
            className="grid gap-x-4 border-b border-dashed border-line-strong py-2.5 sm:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd className="font-semibold wrap-anywhere">{text}</dd>
          </div>
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-4">
          <dt className="font-semibold">{isPart ? paper.counts : paper.amount}</dt>
          <dd className="font-serif text-[1.75rem] font-semibold text-terra-700 tabular-nums">
            {formatLari(amount, locale)}
          </dd>
        </div>
      </dl>
    </Card>
  )
}
