import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bankColumns, bankMapping, dayOrders, decimalMarks } from '../../../schema/donation-imports.ts'
import { namesOf } from '../../../schema/model.ts'
import type { ImportPreviewFragment } from '../../generated/admin-operations.ts'
import { useFieldErrorText } from '../../i18n/use-field-error-text.ts'
import { checkByShape } from '../../lib/check.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Form } from '../../ui/form.tsx'
import { SelectField } from '../../ui/select.tsx'
import { mappedNames as names } from './mapped-names.ts'
import type { Statement } from './use-statement.ts'

const longestSample = 24

type Name = keyof Omit<ImportPreviewFragment['mapping'], '__typename'>

type Chosen = Record<(typeof names)[number], string>

const isColumn = (name: string): name is keyof typeof bankColumns => name in bankColumns

interface MappingFormProps {
  preview: ImportPreviewFragment
  statement: Statement
}

/** Which column of the file holds what. */
export const MappingForm = ({ preview, statement }: MappingFormProps) => {
  const { t } = useTranslation('admin')
  const fieldText = useFieldErrorText()
  const { columns, mapping } = preview
  const [chosen, setChosen] = useState<Chosen>(() => {
    const texts = names.map((name) => [name, String(mapping[name] ?? '')] as const)
    return Object.fromEntries(texts) as Chosen
  })
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const fields = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  const columnOptions = columns.map(({ number, name, samples }) => {
    const words = {
      number,
      name: name || t('imports.columns.nameless'),
      sample: samples[0]?.slice(0, longestSample),
    }
    return [
      String(number),
      t(words.sample ? 'imports.columns.option' : 'imports.columns.optionEmpty', words),
    ] as const
  })

  const optionsOf = (name: Name): (readonly [string, string])[] => {
    const choose = ['', t('imports.columns.choose')] as const
    if (name === 'dayOrder') {
      return [choose, ...namesOf(dayOrders).map((each) => [each, t(`imports.dayOrders.${each}`)] as const)]
    }
    if (name === 'decimalMark') {
      return [
        choose,
        ...namesOf(decimalMarks).map((each) => [each, t(`imports.decimalMarks.${each}`)] as const),
      ]
    }
    return [name === 'day' ? choose : (['', t('imports.columns.none')] as const), ...columnOptions]
  }

  const hintOf = (name: Name): string | undefined => {
    if (name === 'amount') return t('imports.columns.amountHint')
    return name === 'credit' ? t('imports.columns.creditHint') : undefined
  }

  const submit = (): void => {
    const typed = Object.fromEntries(
      names.flatMap((name) => {
        const value = chosen[name]
        if (value === '') return []
        return [[name, isColumn(name) ? Number(value) : value]]
      }),
    )
    const checked = checkByShape(bankMapping, typed)
    if ('refused' in checked) {
      const label = (field: string) => t(`imports.fields.${names.find((name) => name === field) ?? 'amount'}`)
      const said = checked.refused.map(({ field, code }) => [field, fieldText(code, label(field))])
      setErrors(Object.fromEntries(said))
      return
    }
    setErrors({})
    statement.map(checked.input)
  }

  return (
    <Form
      ref={fields}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="mt-4 grid items-start gap-x-5 gap-y-4.5 sm:grid-cols-2"
    >
      {names.map((name) => (
        <SelectField
          key={name}
          label={t(`imports.fields.${name}`)}
          hint={hintOf(name)}
          error={errors[name]}
          value={chosen[name]}
          options={optionsOf(name)}
          onChange={({ currentTarget }) => setChosen({ ...chosen, [name]: currentTarget.value })}
        />
      ))}
      <div className="sm:col-span-2">
        <button type="submit" aria-disabled={statement.isReading} className={buttonClass('primary')}>
          {t('imports.columns.show')}
        </button>
      </div>
    </Form>
  )
}
