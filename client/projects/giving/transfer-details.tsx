import { Info } from 'lucide-react'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatLari, formatTypedNumber } from '../../lib/format-number.ts'
import { inFours } from '../../lib/in-fours.ts'
import { Card } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { useGiftTexts } from './use-giving-texts.ts'

interface TransferDetailsProps {
  recipient: string
  iban: string
  bankName: string | null
  /** Lari. */
  amount: number
  code: string
}

/** What somebody enters at their bank, each to be copied, and all of it for a telephone to read. */
export const TransferDetails = ({ recipient, iban, bankName, amount, code }: TransferDetailsProps) => {
  const { transfer: texts, copy } = useGiftTexts()
  const locale = useLocale()
  const rows = [
    { label: texts.code, shown: code, copied: code, isLarge: true },
    { label: texts.iban, shown: inFours(iban), copied: iban },
    { label: texts.recipient, shown: recipient, copied: recipient },
    ...(bankName === null ? [] : [{ label: texts.bank, shown: bankName, copied: bankName }]),
    { label: texts.amount, shown: formatLari(amount, locale), copied: formatTypedNumber(amount, locale) },
  ]
  // Plain words, which any telephone shows and copies: what banks of the euro area read (EPC069-12) holds sums in euros alone.
  const all = rows.map(({ label, copied }) => `${label}: ${copied}`).join('\n')
  return (
    <Card as="section" aria-labelledby="transfer" className="px-5 py-6 sm:px-7.5">
      <h3 id="transfer" className="text-h3 text-title">
        {texts.title}
      </h3>
      <dl className="mt-3">
        {rows.map(({ label, shown, copied, isLarge }) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-2 first:border-t-0 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto] sm:lang-ka:grid-cols-[8rem_minmax(0,1fr)_auto]"
          >
            <dt className="text-small text-ink-soft max-sm:col-span-full">{label}</dt>
            <dd
              className={`min-w-0 wrap-anywhere tabular-nums select-all ${isLarge ? 'font-serif text-h3 font-semibold' : 'font-semibold'}`}
            >
              {shown}
            </dd>
            <dd>
              <CopyButton label={label} text={copied} texts={copy} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 flex items-start gap-2.5 rounded-field bg-forest-100 px-4 py-3">
        <Info aria-hidden="true" className="mt-1 size-4.5 shrink-0" />
        {texts.note}
      </p>
      {/* A telephone cannot scan its own screen. */}
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 max-sm:hidden">
        <QrCode text={all} label={texts.picture} className="size-44" />
        <p className="min-w-0 flex-1 basis-40 text-small text-ink-soft">{texts.scan}</p>
      </div>
    </Card>
  )
}
