import { longest } from '../../../schema/limits.ts'
import { codePoints } from '../../../schema/text-fault.ts'
import { choiceOf } from '../../ui/choice-of.ts'
import { Field } from '../../ui/field.tsx'
import { MemorialWindow } from '../../ui/illustrations/memorial-window.tsx'
import { ChoicePill } from './choice-pill.tsx'
import type { GiveForm } from './use-give-form.ts'
import { useGiftTexts, useGivingTexts } from './use-giving-texts.ts'

const kinds = [
  { value: '', text: 'none' },
  { value: 'inMemory', text: 'inMemory' },
  { value: 'inHonour', text: 'inHonour' },
] as const

/** For whom it is given, shown as it will be read while it is typed. */
export const DedicationFields = ({ form }: { form: GiveForm }) => {
  const texts = useGivingTexts().dedication
  const { reads } = useGiftTexts()
  const { dedicationKind, dedication } = form.typed
  const choice = choiceOf(form.field('dedicationKind'), dedicationKind)
  const { error: _, ...shown } = form.field('dedicationShown')
  const isDedicated = dedicationKind !== ''
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="pb-2 text-small font-semibold">{texts.legend}</legend>
        <div className="flex flex-wrap gap-2.5">
          {kinds.map(({ value, text }) => (
            <ChoicePill key={value} {...choice(value)}>
              {texts[text]}
            </ChoicePill>
          ))}
        </div>
      </fieldset>
      <div
        hidden={!isDedicated}
        className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-field border border-line bg-paper p-4"
      >
        <div className="grid min-w-0 flex-1 basis-64 gap-3">
          <Field
            {...form.field('dedication')}
            label={texts[isDedicated ? dedicationKind : 'inMemory']}
            hint={texts.count(codePoints(dedication), longest.dedication)}
            autoComplete="off"
            required={isDedicated}
          />
          <label className="flex min-h-8 items-center gap-3">
            <input {...shown} type="checkbox" className="size-5.5 shrink-0 accent-forest-800" />
            {texts.shown}
          </label>
        </div>
        <div className="sm:w-34">
          <MemorialWindow className="mx-auto h-28 text-forest-800 max-sm:hidden" />
          <p className="font-serif sm:mt-2 sm:text-center text-small leading-snug font-semibold wrap-anywhere">
            {isDedicated && reads[dedicationKind](dedication)}
          </p>
        </div>
      </div>
    </>
  )
}
