import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { earliestGift } from '../../../schema/limits.ts'
import {
  type SpendingLineFragment,
  useCorrectSpendingMutation,
  useCreateSpendingMutation,
} from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { useCreateOnce } from '../../lib/use-create-once.ts'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { SelectField } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toasts.ts'
import { useCheckedForm } from '../../ui/use-checked-form.ts'
import { useProjectChoice } from '../gifts/use-project-choice.ts'
import { SendBar } from './act-dialog.tsx'
import { checkCorrection, checkNew, type SpendingTexts, spendingTexts } from './spending-fields.ts'
import { forgetSpendings, useExplain } from './use-explain.ts'

interface SpendingFormProps {
  /** What is corrected; null where it is written down first. */
  stood: SpendingLineFragment | null
  onDone: () => void
}

/** Writes down what was spent, or corrects it with a reason. Sent again after an answer was lost, it is written once. */
export const SpendingForm = ({ stood, onDone }: SpendingFormProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { failure, clear, onFailed } = useExplain()
  const [create] = useCreateSpendingMutation(forgetSpendings)
  const [correct] = useCorrectSpendingMutation(forgetSpendings)
  const createOnce = useCreateOnce<object>()
  const { data } = useProjectChoice()
  const [start] = useState(() => spendingTexts(stood, dayAtCharity(new Date()), locale))
  const texts = t(stood ? 'spendings.correct' : 'spendings.add', { returnObjects: true })
  const form = useCheckedForm<SpendingTexts, () => Promise<unknown>>({
    names: [
      'amount',
      'spentOn',
      'projectId',
      'purposeEn',
      'purposeKa',
      ...(stood ? (['reason'] as const) : []),
    ],
    labelOf: (name) => t(`spendings.fields.${name}`),
    defaultValues: start,
    isCheckedTogether: true,
    check: (typed) => {
      if (stood) {
        const checked = checkCorrection(typed, stood.version, locale)
        if (!('input' in checked)) return checked
        const { input } = checked
        return { input: () => correct({ variables: { id: stood.id, input } }) }
      }
      const checked = checkNew(typed, locale)
      if (!('input' in checked)) return checked
      const { input } = checked
      return {
        input: () => createOnce(input, (idempotencyKey) => create({ variables: { input, idempotencyKey } })),
      }
    },
    send: async (write) => {
      clear()
      await write()
      toast.success(texts.done)
      onDone()
    },
    onFailed,
  })
  const { submit, isSending, field } = form
  const projects = (data?.projects?.nodes ?? []).map(({ id, title }) => [id, title] as const)
  const chosen = form.watch('projectId')
  const unlisted =
    chosen !== '' && projects.every(([id]) => id !== chosen)
      ? ([[chosen, t('spendings.unknownProject')]] as const)
      : []
  return (
    <Form onSubmit={submit} className="mt-5 grid gap-4.5">
      <Field
        {...field('amount')}
        label={`${t('spendings.fields.amount')}, ₾`}
        inputMode="decimal"
        required
        autoComplete="off"
      />
      <Field
        {...field('spentOn')}
        label={t('spendings.fields.spentOn')}
        type="date"
        required
        min={earliestGift}
        max={dayAtCharity(new Date())}
      />
      <SelectField
        label={t('spendings.fields.projectId')}
        value={chosen}
        options={[['', t('spendings.charity')] as const, ...unlisted, ...projects]}
        onChange={({ currentTarget }) => form.setValue('projectId', currentTarget.value)}
      />
      <Field
        {...field('purposeKa')}
        label={t('spendings.fields.purposeKa')}
        hint={t('spendings.purposeHint')}
        lang="ka"
        autoComplete="off"
      />
      <Field {...field('purposeEn')} label={t('spendings.fields.purposeEn')} lang="en" autoComplete="off" />
      {stood && (
        <TextArea
          {...field('reason')}
          label={t('spendings.fields.reason')}
          hint={t('spendings.reasonHint')}
          required
        />
      )}
      <SendBar send={texts.send} isSending={isSending} failure={failure} />
    </Form>
  )
}
