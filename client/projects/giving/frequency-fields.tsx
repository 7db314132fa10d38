import { useId } from 'react'
import { choiceOf } from '../../ui/choice-of.ts'
import { ChoicePill } from './choice-pill.tsx'
import type { GiveForm } from './use-give-form.ts'
import { useGivingTexts } from './use-giving-texts.ts'

const frequencies = ['once', 'monthly'] as const

/** Whether it is given once or every month. */
export const FrequencyFields = ({ form }: { form: GiveForm }) => {
  const { frequency: texts } = useGivingTexts()
  const hintId = useId()
  const choice = choiceOf(form.field('frequency'), form.typed.frequency)
  const isMonthly = form.typed.frequency === 'monthly'
  return (
    <fieldset className="mb-5 min-w-0" aria-describedby={isMonthly ? hintId : undefined}>
      <legend className="pb-2 text-small font-semibold">{texts.legend}</legend>
      <div className="flex flex-wrap gap-2.5">
        {frequencies.map((each) => (
          <ChoicePill key={each} {...choice(each)}>
            {texts[each]}
          </ChoicePill>
        ))}
      </div>
      <p id={hintId} hidden={!isMonthly} className="mt-2.5 text-small text-ink-soft">
        {texts.hint}
      </p>
    </fieldset>
  )
}
