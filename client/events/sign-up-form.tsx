import type { EventSubscription } from '../../schema/events.ts'
import { longest } from '../../schema/limits.ts'
import { type SubscribeToEventMutation, useSubscribeToEventMutation } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import type { Checked } from '../lib/check.ts'
import { paths } from '../lib/paths.ts'
import { checkEmail, checkPersonName } from '../lib/person-checks.ts'
import { isSessionEnd } from '../lib/session-end.ts'
import { useCreateOnce } from '../lib/use-create-once.ts'
import { useKeptKeys } from '../lib/use-kept-keys.ts'
import { useKeptTexts } from '../lib/use-kept-texts.ts'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { SendButton } from '../ui/send-button.tsx'
import { toast } from '../ui/toasts.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { useEventTexts } from './use-event-texts.ts'

const empty: EventSubscription = { name: '', email: '' }

/** In the order of the screen. */
const names = ['name', 'email'] as const satisfies (keyof EventSubscription)[]

const checks = { name: checkPersonName, email: checkEmail }
const limits = { name: longest.personName, email: longest.email }

const check = (subscription: EventSubscription): Checked<EventSubscription> => {
  const refused = names.flatMap((field) => {
    const code = checks[field](subscription[field])
    return code === undefined ? [] : [{ field, code, limit: limits[field] }]
  })
  return refused.length === 0 ? { input: subscription } : { refused }
}

interface SignUpFormProps {
  eventId: string
  /** What stands on the button. */
  submitText: string
  onDone: (outcome: SubscribeToEventMutation['subscribeToEvent']) => void
}

/** Who comes, and where the news of it goes. */
export const SignUpForm = ({ eventId, submitText, onDone }: SignUpFormProps) => {
  const texts = useEventTexts().signUp
  const locale = useLocale()
  const place = paths.event(eventId)
  const [subscribe] = useSubscribeToEventMutation()
  const createOnce = useCreateOnce<EventSubscription>(useKeptKeys(place))
  const kept = useKeptTexts({
    place,
    names,
    read: (name): string => form.getValues(name),
    isTouched: (name): boolean => form.getValues(name) !== empty[name],
    isUnasked: true,
  })
  const { submit, isSending, ...form } = useCheckedForm<EventSubscription, EventSubscription>({
    names,
    defaultValues: { name: kept('name') ?? empty.name, email: kept('email') ?? empty.email },
    labelOf: (name) => texts.fields[name],
    check,
    send: async (input) => {
      const { data } = await createOnce(input, (idempotencyKey) =>
        subscribe({ variables: { eventId, input, locale, idempotencyKey } }),
      )
      form.reset(empty)
      if (data) onDone(data.subscribeToEvent)
    },
    onFailed: (error) => {
      if (!isSessionEnd(error)) toast.error(texts.failure)
    },
    limitOf: (name) => limits[name],
  })
  const field = (name: keyof EventSubscription) => ({
    ...form.field(name),
    label: texts.fields[name],
    required: true,
  })
  return (
    <Form onSubmit={submit} className="grid gap-5">
      <Field {...field('name')} autoComplete="name" />
      <Field {...field('email')} type="email" autoComplete="email" spellCheck={false} />
      <SendButton isSending={isSending}>{isSending ? texts.sending : submitText}</SendButton>
    </Form>
  )
}
