import { CreditCard, Landmark } from 'lucide-react'
import { useId } from 'react'
import type { PaymentWay } from '../../generated/operations.ts'
import { FieldError } from '../../ui/field-error.tsx'
import { choiceCard, choiceRadio } from './choice-card.ts'
import type { GiveForm } from './use-give-form.ts'
import { useGivingTexts } from './use-giving-texts.ts'

const icons: Record<PaymentWay, typeof Landmark> = {
  transfer: Landmark,
  bog: CreditCard,
  tbc: CreditCard,
  stripe: CreditCard,
}

const WayText = ({ way }: { way: PaymentWay }) => {
  const { title, text } = useGivingTexts().ways[way]
  const Icon = icons[way]
  return (
    <>
      <span className="min-w-0 flex-1">
        <strong className="block">{title}</strong>
        <span className="text-small text-ink-soft">{text}</span>
      </span>
      <Icon aria-hidden="true" className="size-6 shrink-0" />
    </>
  )
}

/** How it is to come; of one way that there is nothing is asked. */
export const WayFields = ({ form }: { form: GiveForm }) => {
  const texts = useGivingTexts()
  const errorId = useId()
  const { error, ...control } = form.field('way')
  const { ways } = form
  const [first, ...others] = ways
  if (first !== undefined && others.length === 0) {
    return (
      <p className="flex items-center gap-4 rounded-field border-[1.5px] border-forest-800 bg-forest-100 px-4 py-3">
        <WayText way={first} />
      </p>
    )
  }
  return (
    <fieldset className="grid min-w-0 gap-2.5" aria-describedby={error && errorId}>
      <legend className="sr-only">{texts.way}</legend>
      {error && <FieldError id={errorId} text={error} />}
      {ways.map((way) => (
        <label key={way} className={choiceCard}>
          <input {...control} type="radio" value={way} className={choiceRadio} />
          <WayText way={way} />
        </label>
      ))}
    </fieldset>
  )
}
