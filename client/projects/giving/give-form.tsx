import { useEffect, useRef } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatLari } from '../../lib/format-number.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { Form } from '../../ui/form.tsx'
import { Onward } from '../../ui/onward.tsx'
import { DonorFields } from './donor-fields.tsx'
import { FrequencyFields } from './frequency-fields.tsx'
import { GiveStep } from './give-step.tsx'
import { MonthlyTerms } from './monthly-terms.tsx'
import { StepBar } from './step-bar.tsx'
import { SumFields } from './sum-fields.tsx'
import { lariOf } from './typed-gift.ts'
import { type GiveOptions, useGiveForm } from './use-give-form.ts'
import { useGiftTexts, useGivingTexts } from './use-giving-texts.ts'
import { WayFields } from './way-fields.tsx'

/** How much, from whom, and how it comes: one card of three steps, of which one is open. */
export const GiveForm = (options: GiveOptions) => {
  const texts = useGivingTexts()
  const { reads } = useGiftTexts()
  const locale = useLocale()
  const form = useGiveForm(options)
  const { step, typed, heading, isSending, failure, isAskedInVain } = form
  const element = useRef<HTMLFormElement>(null)

  // An address that asks for what cannot be given is answered as if it had been typed here.
  useEffect(() => {
    if (isAskedInVain) element.current?.requestSubmit()
  }, [isAskedInVain])

  const lari = lariOf(typed, locale)
  const isMonthly = typed.frequency === 'monthly'
  const written = lari === null ? null : formatLari(lari, locale)
  const sum = written !== null && isMonthly ? texts.everyMonth(written) : written
  const buys = options.presets.find((each) => each.sum === lari)?.buys ?? null
  const { dedicationKind, dedication, donorName, donorEmail, anonymous } = typed
  const { way, ways } = form
  const steps = { open: step, heading }
  const goOn = { type: 'submit', 'aria-disabled': isSending } as const
  const goOnClass = `${buttonClass('primary', 'large')} mt-6 w-full`
  return (
    <Form ref={element} onSubmit={form.submit}>
      <noscript>
        <p className="mb-4">{texts.withoutScripts}</p>
      </noscript>
      <Card>
        <GiveStep
          {...steps}
          step="sum"
          title={texts.steps.sum.title}
          answer={
            <>
              <strong className="text-terra-700">{sum}</strong>
              {!isMonthly && texts.once}
              {buys !== null && ` · ${buys}`}
            </>
          }
        >
          {options.monthlyWays !== null && <FrequencyFields form={form} />}
          <SumFields form={form} presets={options.presets} />
          <StepBar note={texts.notYet}>
            <button {...goOn} className={`${buttonClass('primary', 'large')} w-full`}>
              {sum === null ? texts.continue : texts.continueWith(sum)}
              <Onward className="size-5" />
            </button>
          </StepBar>
        </GiveStep>
        <GiveStep
          {...steps}
          step="you"
          title={texts.steps.you.title}
          answer={
            <>
              <strong>{anonymous ? texts.anonymously : donorName}</strong>
              {donorEmail.trim() !== '' && ` · ${donorEmail}`}
              {dedicationKind !== '' && <span className="block">{reads[dedicationKind](dedication)}</span>}
            </>
          }
        >
          <DonorFields form={form} lari={lari} thankedFrom={options.thankedFrom} />
          <button {...goOn} className={goOnClass}>
            {texts.continue}
            <Onward className="size-5" />
          </button>
        </GiveStep>
        <GiveStep
          {...steps}
          step="pay"
          title={ways.length === 1 ? texts.payAlone : texts.steps.pay.title}
          answer={null}
        >
          <WayFields form={form} />
          {isMonthly && <MonthlyTerms />}
          <div role="alert" className="mt-4 empty:hidden">
            {failure !== null && <FieldError id="give-failure" text={failure} />}
          </div>
          <button {...goOn} className={`${buttonClass('donate', 'large')} mt-6 w-full`}>
            {isSending
              ? texts.sending
              : way === null || sum === null
                ? texts.give
                : texts.ways[way].submit(sum)}
          </button>
          <p className="mt-3 text-center text-small text-ink-soft">{texts.counted}</p>
        </GiveStep>
      </Card>
    </Form>
  )
}
