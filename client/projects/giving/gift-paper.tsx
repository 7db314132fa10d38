import { paymentWays } from '../../../schema/payment-ways.ts'
import type { PledgedGiftFragment } from '../../generated/operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { formatLari } from '../../lib/format-number.ts'
import { Card } from '../../ui/card.tsx'
import { OwnReceipt } from './own-receipt.tsx'
import { SentTo } from './sent-to.tsx'
import { sumGiven } from './sum-given.ts'
import { useGiftTexts } from './use-giving-texts.ts'

interface GiftPaperProps {
  gift: PledgedGiftFragment
  /** What opens the page of the gift. */
  token: string
  /** Has the receipt sent again. */
  onSend: () => void
  /** What came of that. */
  said: string
}

/** What was promised, as on a slip of paper; once it came, with its receipt. */
export const GiftPaper = ({ gift, token, onSend, said }: GiftPaperProps) => {
  const { paper, reads, monthly } = useGiftTexts()
  const locale = useLocale()
  const { state, amount, refunded, code, projectTitle, dedicationKind, dedication } = gift
  const { receipt, receiptName, receivedAt, method, way, sentTo } = gift
  const isMonthly = gift.frequency === 'monthly' && gift.monthlyEnd !== 'once'
  const isPart = state === 'confirmed' && refunded > 0
  const rows = [
    ...(receipt === null
      ? []
      : [
          { label: paper.receipt, text: receipt },
          { label: paper.from, text: receiptName ?? paper.unsigned },
        ]),
    ...(receivedAt === null ? [] : [{ label: paper.received, text: formatMoment(receivedAt, locale) }]),
    { label: paper.project, text: projectTitle },
    ...(gift.frequency === 'monthly' || receipt !== null
      ? [{ label: monthly.paper, text: isMonthly ? monthly.often : monthly.once }]
      : []),
    ...(method === null
      ? []
      : [
          {
            label: paper.paid,
            text:
              method === 'card' && way !== 'transfer'
                ? paper.by(paper.methods[method], paymentWays[way].label[locale])
                : paper.methods[method],
          },
        ]),
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
      {receipt !== null && sentTo !== null && <SentTo address={sentTo} onSend={onSend} said={said} />}
    </Card>
  )
}
