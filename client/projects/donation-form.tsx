import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { leastPledge } from '../../schema/limits.ts'
import { useFieldErrorText } from '../i18n/use-field-error-text.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { formatLari } from '../lib/format-number.ts'
import { readLari } from '../lib/typed-lari.ts'
import { buttonClass } from '../ui/button-class.ts'
import { FieldError } from '../ui/field-error.tsx'
import { Form } from '../ui/form.tsx'
import { amountParameter, refusedAmount } from './donation-amount.ts'
import type { OfferedSum } from './use-presets.ts'

interface DonationFormProps {
  /** The address at which a gift is made; null where nobody can give on the site, and the answer says so. */
  giveAt: string | null
  presets: readonly OfferedSum[]
}

/** The amount and the button. */
export const DonationForm = ({ giveAt, presets }: DonationFormProps) => {
  const { t } = useTranslation()
  const locale = useLocale()
  const navigate = useNavigate()
  const amountId = useId()
  const input = useRef<HTMLInputElement>(null)
  const fieldErrorText = useFieldErrorText()
  const [amount, setAmount] = useState('')
  const [isTried, setTried] = useState(false)
  const refused = refusedAmount(amount, locale)
  const { lari } = readLari(amount, locale)
  const buys = presets.find(({ sum }) => sum === lari)?.buys ?? null
  const error =
    isTried && refused ? fieldErrorText(refused.code, t('projects.amount'), refused.limit) : undefined
  const errorId = `${amountId}-error`

  const donate = (event: FormEvent): void => {
    event.preventDefault()
    setTried(refused !== null)
    if (giveAt !== null && !refused) {
      const query = new URLSearchParams({ [amountParameter]: String(readLari(amount, locale).lari) })
      return void navigate(`${giveAt}?${query}`)
    }
    window.alert(t(refused ? 'projects.invalidAmount' : 'projects.notOpenYet'))
    if (refused) input.current?.focus()
  }

  const fields = (
    <>
      <label htmlFor={amountId} className="font-semibold">
        {t('projects.amount')}
      </label>
      {error && <FieldError id={errorId} text={error} />}
      <div className="relative mt-1.5">
        <span
          aria-hidden="true"
          className="absolute inset-y-0 left-5 lang-ka:right-5 lang-ka:left-auto flex items-center font-serif text-[1.625rem] font-semibold text-ink-soft"
        >
          ₾
        </span>
        {/* Not of the type number: such a field leaves out the comma of what is typed, and 12,50 becomes 1250. */}
        <input
          ref={input}
          id={amountId}
          name={amountParameter}
          inputMode="decimal"
          min={leastPledge}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          autoComplete="off"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
          className="block min-h-16 w-full rounded-field border-[1.5px] border-line-strong aria-invalid:border-2 aria-invalid:border-error bg-surface pr-4 pl-13 lang-ka:pr-13 lang-ka:pl-5 font-serif text-[1.625rem] font-semibold"
        />
      </div>
      <fieldset
        aria-label={t('projects.presets')}
        className="mt-3 grid min-w-0 grid-flow-col auto-cols-fr gap-2"
      >
        {presets.map(({ sum }) => (
          <button
            key={sum}
            type="button"
            aria-pressed={lari === sum}
            onClick={() => setAmount(String(sum))}
            className="min-h-11 rounded-field border-[1.5px] border-line-strong bg-surface font-semibold tabular-nums hover:border-terra-700 aria-pressed:border-2 aria-pressed:border-terra-700 aria-pressed:bg-terra-100 aria-pressed:text-terra-700"
          >
            {formatLari(sum, locale)}
          </button>
        ))}
      </fieldset>
      <p role="status" className="mt-2 text-small text-ink-soft empty:hidden">
        {buys}
      </p>
      <button type="submit" className={`${buttonClass('donate', 'large')} mt-5 w-full`}>
        {t('projects.donate')}
      </button>
    </>
  )
  const form = { onSubmit: donate, className: 'print:hidden' }
  if (giveAt === null) return <Form {...form}>{fields}</Form>
  // The browser sends it by itself before the page is alive, and without scripts: an amount is no secret.
  return (
    <form {...form} method="get" action={giveAt} noValidate>
      {fields}
    </form>
  )
}
