import { useTranslation } from 'react-i18next'
import {
  type SpendingLineFragment,
  useDetachReceiptMutation,
  useVoidSpendingMutation,
} from '../../generated/admin-operations.ts'
import { Form } from '../../ui/form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toasts.ts'
import { useCheckedForm } from '../../ui/use-checked-form.ts'
import { SendBar } from './act-dialog.tsx'
import { checkReason } from './spending-fields.ts'
import { forgetSpendings, useExplain } from './use-explain.ts'

interface ReasonFormProps {
  act: 'void' | 'detach'
  spending: SpendingLineFragment
  onDone: () => void
}

/** Says why what was spent never was, or why its receipt is taken off. */
export const ReasonForm = ({ act, spending: { id, version }, onDone }: ReasonFormProps) => {
  const { t } = useTranslation('admin')
  const { failure, clear, onFailed } = useExplain()
  const [voidSpending] = useVoidSpendingMutation(forgetSpendings)
  const [detach] = useDetachReceiptMutation(forgetSpendings)
  const { submit, isSending, field } = useCheckedForm({
    names: ['reason'],
    labelOf: () => t('spendings.fields.reason'),
    defaultValues: { reason: '' },
    check: (typed: { reason: string }) => checkReason(typed, version),
    send: async (input) => {
      clear()
      await (act === 'void' ? voidSpending : detach)({ variables: { id, input } })
      toast.success(t(`spendings.${act}.done`))
      onDone()
    },
    onFailed,
  })
  return (
    <Form onSubmit={submit} className="mt-5 grid gap-4.5">
      <TextArea
        {...field('reason')}
        label={t('spendings.fields.reason')}
        hint={t('spendings.reasonHint')}
        required
      />
      <SendBar send={t(`spendings.${act}.send`)} isSending={isSending} failure={failure} />
    </Form>
  )
}
