import { useId } from 'react'
import { leastPledge } from '../../../schema/limits.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatLari } from '../../lib/format-number.ts'
import { FieldError } from '../../ui/field-error.tsx'
import { EarTag } from '../../ui/illustrations/ear-tag.tsx'
import { HeartPaw } from '../../ui/illustrations/heart-paw.tsx'
import { House } from '../../ui/illustrations/house.tsx'
import type { OfferedSum } from '../use-presets.ts'
import { choiceCard, choiceRadio } from './choice-card.ts'
import { otherSum } from './typed-gift.ts'
import type { GiveForm } from './use-give-form.ts'
import { useGivingTexts } from './use-giving-texts.ts'

interface SumFieldsProps {
  form: GiveForm
  presets: readonly OfferedSum[]
}

/** One for each of the sums, in their order: from the smallest help to the largest. */
const pictures = [EarTag, HeartPaw, House]

/** How much: a sum by what it buys, or another one. */
export const SumFields = ({ form, presets }: SumFieldsProps) => {
  const texts = useGivingTexts()
  const locale = useLocale()
  const [id, sumError, amountError] = [useId(), useId(), useId()]
  const { error, ...sum } = form.field('sum')
  const { error: refused, onChange, ...amount } = form.field('amount')
  const [before, after] = locale === 'ka' ? [null, '₾'] : ['₾', null]
  return (
    <fieldset className="grid min-w-0 gap-2.5" aria-describedby={error && sumError}>
      <legend className="sr-only">{texts.presets}</legend>
      {error && <FieldError id={sumError} text={error} />}
      {presets.map(({ sum: preset, buys }, index) => {
        const Picture = pictures[index]
        return (
          <label key={preset} className={choiceCard}>
            <input {...sum} type="radio" value={preset} className={choiceRadio} />
            <span className="min-w-0 flex-1 peer-checked:[&_strong]:text-terra-700">
              <strong className="block font-serif text-h3 leading-tight font-semibold tabular-nums">
                {formatLari(preset, locale)}
              </strong>
              {buys}
            </span>
            {Picture && (
              <Picture className="h-12 w-13 shrink-0 text-forest-800 [--ill-shade:transparent] max-[22.5rem]:hidden" />
            )}
          </label>
        )
      })}
      {refused && <FieldError id={amountError} text={refused} />}
      <div className={`${choiceCard} flex-wrap`}>
        <label className="flex min-h-10 flex-1 items-center gap-4 font-semibold">
          <input {...sum} type="radio" value={otherSum} className={choiceRadio} />
          {texts.other}
        </label>
        <label htmlFor={id} className="sr-only">
          {texts.amount}
        </label>
        <span
          className={`flex min-h-12 items-center gap-2 rounded-field bg-surface px-3.5 font-serif font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus ${refused ? 'border-2 border-error' : 'border-[1.5px] border-line-strong'}`}
        >
          <span aria-hidden="true" className="text-ink-soft empty:hidden">
            {before}
          </span>
          {/* Not of the type number: such a field leaves out the comma of what is typed, and 12,50 becomes 1250. */}
          <input
            {...amount}
            id={id}
            inputMode="decimal"
            min={leastPledge}
            autoComplete="off"
            aria-invalid={refused ? true : undefined}
            aria-describedby={refused && amountError}
            onChange={(event) => {
              form.chooseOther()
              return onChange(event)
            }}
            className="min-h-11 w-24 min-w-0 bg-transparent text-lead outline-none lang-ka:text-right"
          />
          <span aria-hidden="true" className="text-ink-soft empty:hidden">
            {after}
          </span>
        </span>
      </div>
    </fieldset>
  )
}
