import { type FieldErrors, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { NewContactMessage } from '../../schema/contacts.ts'
import { useSendContactMessageMutation } from '../generated/operations.ts'
import { useFieldErrorText } from '../i18n/use-field-error-text.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { problemOf } from '../lib/problem.ts'
import { showFieldErrors } from '../lib/show-field-errors.ts'
import { useSingleFlight } from '../lib/use-single-flight.ts'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { toast } from '../ui/toasts.ts'
import { contactChecks, contactLimits } from './contact-checks.ts'
import { SendButton } from './send-button.tsx'

const names = ['name', 'email', 'message'] as const
const empty: NewContactMessage = { name: '', email: '', message: '' }

export const ContactForm = () => {
  const { t } = useTranslation()
  const locale = useLocale()
  const fieldErrorText = useFieldErrorText()
  const [sendMessage, { loading: isSending }] = useSendContactMessageMutation()
  const {
    register,
    handleSubmit,
    reset,
    setError,
    formState: { errors },
  } = useForm({ defaultValues: empty })

  const remind = (found: FieldErrors<NewContactMessage>): void => {
    const isAnyEmpty = Object.values(found).some(({ message }) => message === 'required')
    if (isAnyEmpty) toast.error(t('contacts.fillAll'))
  }

  const send = useSingleFlight(async (input: NewContactMessage) => {
    try {
      await sendMessage({ variables: { input, locale } })
    } catch (error) {
      toast.error(t('contacts.failure'))
      showFieldErrors(problemOf(error)?.fields ?? [], names, setError)
      return
    }
    reset()
    toast.success(t('contacts.success'))
  })

  const field = (name: keyof NewContactMessage) => {
    const code = errors[name]?.message
    return {
      ...register(name, { validate: contactChecks[name] }),
      label: t(`contacts.fields.${name}`),
      error: code === undefined ? undefined : fieldErrorText(code, contactLimits[name]),
      required: true,
    }
  }

  // Not awaited: only a form that has finished submitting can be reset to one that nobody has touched.
  const submit = handleSubmit((input) => {
    send(input)
  }, remind)

  return (
    <Form onSubmit={submit} className="grid gap-5">
      <div className="grid items-end gap-x-7.5 gap-y-5 sm:grid-cols-2">
        <Field {...field('name')} autoComplete="name" />
        <Field {...field('email')} type="email" autoComplete="email" spellCheck={false} />
      </div>
      <TextArea {...field('message')} rows={6} />
      <SendButton isSending={isSending}>{t(isSending ? 'contacts.sending' : 'contacts.send')}</SendButton>
    </Form>
  )
}
