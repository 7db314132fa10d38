import { type ReactNode, useId } from 'react'
import { locales } from '../../../schema/locales.ts'
import { Field } from '../../ui/field.tsx'
import { ChoicePill } from './choice-pill.tsx'
import { DedicationFields } from './dedication-fields.tsx'
import { ThankedFrom } from './thanked-from.tsx'
import type { GiveForm } from './use-give-form.ts'
import { useGivingTexts } from './use-giving-texts.ts'

interface TickedProps {
  field: ReturnType<GiveForm['field']>
  label: string
  hint: ReactNode
}

/** A box to tick, with what that comes to below it. */
const Ticked = ({ field: { error: _, ...field }, label, hint }: TickedProps) => {
  const hintId = useId()
  return (
    <>
      <label className="flex min-h-8 items-center gap-3 font-semibold">
        <input
          {...field}
          type="checkbox"
          aria-describedby={hintId}
          className="size-5.5 shrink-0 accent-forest-800"
        />
        {label}
      </label>
      <p id={hintId} className="text-small text-ink-soft">
        {hint}
      </p>
    </>
  )
}

/** In which language the receipt is to be: that of the page, unless another one is chosen. */
const ReceiptLanguage = ({ form }: { form: GiveForm }) => {
  const texts = useGivingTexts()
  const { error: _, onChange: __, ref: ___, ...field } = form.field('language')
  return (
    <fieldset className="min-w-0" hidden={form.typed.donorEmail.trim() === ''}>
      <legend className="pb-2 text-small font-semibold">{texts.language}</legend>
      <div className="flex flex-wrap gap-2.5">
        {locales.map((each) => (
          <ChoicePill
            key={each}
            {...field}
            value={each}
            checked={form.language === each}
            onChange={() => form.chooseLanguage(each)}
          >
            {texts.languages[each]}
          </ChoicePill>
        ))}
      </div>
    </fieldset>
  )
}

interface DonorFieldsProps {
  form: GiveForm
  /** How much is given, in lari; null where that is not known yet. */
  lari: number | null
  /** From which sum on one is thanked by name, in lari; null where nobody is. */
  thankedFrom: number | null
}

/** Who gives, and for whom. */
export const DonorFields = ({ form, lari, thankedFrom }: DonorFieldsProps) => {
  const texts = useGivingTexts()
  const isMonthly = form.typed.frequency === 'monthly'
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-x-5 gap-y-5 sm:grid-cols-2">
        <Field
          {...form.field('donorName')}
          label={texts.name}
          autoComplete="name"
          required={!form.typed.anonymous}
        />
        <Field
          {...form.field('donorEmail')}
          label={texts.email}
          hint={isMonthly ? texts.emailHintMonthly : texts.emailHint}
          required={isMonthly}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
      </div>
      <ReceiptLanguage form={form} />
      <div>
        <Ticked field={form.field('anonymous')} label={texts.anonymous} hint={texts.anonymousHint} />
      </div>
      <div hidden={form.typed.anonymous}>
        <Ticked
          field={form.field('thanked')}
          label={texts.thanked}
          hint={
            <>
              {texts.thankedHint}
              {thankedFrom !== null && (
                <>
                  {' '}
                  <ThankedFrom from={thankedFrom} lari={lari} />
                </>
              )}
            </>
          }
        />
      </div>
      <DedicationFields form={form} />
    </div>
  )
}
