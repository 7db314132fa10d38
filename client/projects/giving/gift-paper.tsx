import type { PledgedGiftFragment } from '../../generated/operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatLari } from '../../lib/format-number.ts'
import { Card } from '../../ui/card.tsx'
import { OwnReceipt } from './own-receipt.tsx'
import { sumGiven } from './sum-given.ts'
import { useGiftTexts } from './use-giving-texts.ts'

interface GiftPaperProps {
  gift: PledgedGiftFragment
  /** What opens the page of the gift. */
  token: string
}

/** What was promised, as on a slip of paper; once it came, with its receipt. */
export const GiftPaper = ({ gift, token }: GiftPaperProps) => {
  const { paper, reads, monthly } = useGiftTexts()
  const locale = useLocale()
  const { state, amount, refunded, code, projectTitle, dedicationKind, dedication, receipt } = gift
  const isPart = state === 'confirmed' && refunded > 0
  const rows = [
    ...(receipt === null ? [] : [{ label: paper.receipt, text: receipt }]),
    { label: paper.project, text: projectTitle },
    ...(gift.frequency === 'monthly'
      ? [{ label: monthly.paper, text: gift.monthlyEnd === 'once' ? monthly.once : monthly.often }]
      : []),
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
      {receipt !== null && <OwnReceipt number={receipt} token={token} />}
    </Card>
  )
}
