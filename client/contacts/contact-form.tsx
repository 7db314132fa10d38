import { useTranslation } from 'react-i18next'
import type { NewContactMessage } from '../../schema/contacts.ts'
import { useSendContactMessageMutation } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { paths } from '../lib/paths.ts'
import { isSessionEnd } from '../lib/session-end.ts'
import { useCreateOnce } from '../lib/use-create-once.ts'
import { useKeptKeys } from '../lib/use-kept-keys.ts'
import { useKeptTexts } from '../lib/use-kept-texts.ts'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { SendButton } from '../ui/send-button.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { toast } from '../ui/toasts.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { checkLetter, contactFields, contactLimits } from './contact-checks.ts'

const empty: NewContactMessage = { name: '', email: '', message: '' }

export const ContactForm = () => {
  const { t } = useTranslation()
  const locale = useLocale()
  const [sendMessage] = useSendContactMessageMutation()
  const createOnce = useCreateOnce<NewContactMessage>(useKeptKeys(paths.colab))
  const kept = useKeptTexts({
    place: paths.colab,
    names: contactFields,
    read: (name): string => form.getValues(name),
    isTouched: (name): boolean => form.getValues(name) !== empty[name],
    isUnasked: true,
  })
  const { submit, isSending, ...form } = useCheckedForm<NewContactMessage, NewContactMessage>({
    names: contactFields,
    defaultValues: {
      name: kept('name') ?? empty.name,
      email: kept('email') ?? empty.email,
      message: kept('message') ?? empty.message,
    },
    labelOf: (name) => t(`contacts.fields.${name}`),
    check: checkLetter,
    send: async (input) => {
      await createOnce(input, (idempotencyKey) =>
        sendMessage({ variables: { input, locale, idempotencyKey } }),
      )
      form.reset(empty)
      toast.success(t('contacts.success'))
    },
    onInvalid: (refused) => {
      if (refused.some(({ code }) => code === 'required')) toast.error(t('contacts.fillAll'))
    },
    onFailed: (error) => {
      if (!isSessionEnd(error)) toast.error(t('contacts.failure'))
    },
    limitOf: (name) => contactLimits[name],
  })

  const field = (name: keyof NewContactMessage) => ({
    ...form.field(name),
    label: t(`contacts.fields.${name}`),
    required: true,
  })

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
