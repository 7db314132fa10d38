import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../schema/locales.ts'
import type { PlainField } from '../../../schema/model.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { namesOf } from './record-fields.ts'
import { TwoLanguages, type WrittenText } from './two-languages.tsx'
import type { RecordForm } from './use-record-form.ts'

/** What a field is called in the reader's language, with its unit. */
export const useFieldLabel = <Name extends string>({ fields }: Pick<RecordForm<Name>, 'fields'>) => {
  const reader = useLocale()
  return (name: Name): string => `${fields[name].model?.label[reader] ?? ''}${fields[name].kind.unit ?? ''}`
}

/** How the browser helps with a kind of value. */
const attributes: Partial<Record<PlainField['kind'], object>> = {
  lari: { inputMode: 'decimal', autoComplete: 'off' },
  whole: { inputMode: 'numeric', autoComplete: 'off' },
  day: { type: 'date' },
  time: { type: 'time' },
  email: { type: 'email', autoComplete: 'off', spellCheck: false },
  video: { inputMode: 'url', autoComplete: 'off', spellCheck: false },
}

interface RecordInputProps<Name extends string> {
  form: RecordForm<Name>
  name: Name
  /** "Optional" where it is and nothing else is said. */
  hint?: string
  className?: string
}

/** The control of one field of a record, as its kind wants it. */
export const RecordInput = <Name extends string>({ form, name, hint, className }: RecordInputProps<Name>) => {
  const { t } = useTranslation('admin')
  const reader = useLocale()
  const label = useFieldLabel(form)(name)
  const { model } = form.fields[name]
  if (model === undefined || model.kind === 'localized')
    throw new Error(`${name} is drawn by another control`)
  const common = {
    ...form.field(name),
    label,
    hint: hint ?? (model.optional ? t('form.optional') : undefined),
    required: !model.optional,
    className,
  }
  if (model.kind !== 'choice') return <Field {...common} {...attributes[model.kind]} />
  const options = Object.entries(model.options ?? {}).map(
    ([value, about]) => [value, about.label[reader]] as const,
  )
  return <SelectField {...common} options={[['', t('form.noChoice')], ...options]} />
}

/** Texts of at most so many characters stand in one line. */
const longestLine = 500

interface RecordTextsProps<Name extends string> {
  form: RecordForm<Name>
  /** By the names of the model. */
  hints?: Readonly<Record<string, string>>
  /** What readers have for what is missing in their language, where it is not the other one. */
  fallback?: string
}

/** All texts of a record that are written in both languages, side by side. */
export const RecordTexts = <Name extends string>({ form, hints = {}, fallback }: RecordTextsProps<Name>) => {
  const labelOf = useFieldLabel(form)
  const namesIn = (locale: Locale): Name[] =>
    namesOf(form.fields).filter((name) => form.fields[name].side?.locale === locale)
  const isRequired = (name: Name): boolean => {
    const { model } = form.fields[name]
    return model?.kind === 'localized' && model.required
  }
  const written = (locale: Locale): WrittenText[] =>
    namesIn(locale).map((name) => ({
      label: labelOf(name),
      text: form.texts[name],
      isRequired: isRequired(name),
    }))
  return (
    <TwoLanguages fallback={fallback} written={written}>
      {(locale) =>
        namesIn(locale).map((name) => {
          const { model, side } = form.fields[name]
          const hint = side && hints[side.of]
          const control = { ...form.field(name), label: labelOf(name), hint, lang: locale }
          const isLong = model?.kind === 'localized' && model.maximum > longestLine
          return isLong ? (
            <TextArea key={name} {...control} rows={8} />
          ) : (
            <Field key={name} {...control} autoComplete="off" />
          )
        })
      }
    </TwoLanguages>
  )
}
