import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldErrorCode } from '../../schema/problems.ts'
import { SwitchesDocument, useSubscribeToNewsletterMutation } from '../generated/operations.ts'
import { useFieldErrorText } from '../i18n/use-field-error-text.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useServerText } from '../i18n/use-problem-text.ts'
import { paths } from '../lib/paths.ts'
import { isSessionEnd } from '../lib/session-end.ts'
import { useCreateOnce } from '../lib/use-create-once.ts'
import { useTextsInTab } from '../lib/use-kept-texts.ts'
import { useSingleFlight } from '../lib/use-single-flight.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { toast } from '../ui/toasts.ts'

/**
 * What the browser itself finds wrong with an email field, by the rules of HTML. With one field that is all this form
 * needs, and the first page of the site loads none of the code that the other forms are made with.
 */
const faultOf = ({ valueMissing, valid }: ValidityState): FieldErrorCode | null => {
  if (valueMissing) return 'required'
  return valid ? null : 'invalid_email'
}

/** Whether whoever subscribes is written a link to confirm, or would be, had the site a mail server. */
const howConfirmed = async (apollo: ApolloClient): Promise<'written' | 'unwritten' | 'unasked'> => {
  const { data } = await apollo.query({ query: SwitchesDocument, fetchPolicy: 'network-only' })
  if (!data?.switches.newsletter) return 'unasked'
  return data.switches.letters ? 'written' : 'unwritten'
}

export const NewsletterForm = () => {
  const { t } = useTranslation()
  const locale = useLocale()
  const serverText = useServerText()
  const fieldErrorText = useFieldErrorText()
  const label = t('home.newsletter.email')
  const input = useRef<HTMLInputElement>(null)
  /** What stands in it, told also once the form has gone. */
  const typed = useRef('')
  const keptEmail = useTextsInTab({
    place: `${paths.dashboard} newsletter`,
    names: ['email'],
    read: () => typed.current,
    isTouched: () => typed.current !== '',
    isUnasked: true,
  })('email')
  useEffect(() => {
    if (keptEmail === undefined || !input.current) return
    typed.current = keptEmail
    input.current.value = keptEmail
  }, [keptEmail])
  const [fault, setFault] = useState<FieldErrorCode | null>(null)
  const [subscribe, { loading }] = useSubscribeToNewsletterMutation()
  const createOnce = useCreateOnce<string>()
  const client = useApolloClient()
  /** Whether somebody was written a link to confirm, which they are told beside the form, as toasts go. */
  const [isWritten, setWritten] = useState(false)

  const send = useSingleFlight(async (field: HTMLInputElement) => {
    const email = field.value
    setWritten(false)
    const asked = howConfirmed(client).catch(() => 'unasked' as const)
    try {
      await createOnce(email, (idempotencyKey) =>
        subscribe({ variables: { input: { email, source: 'dashboard' }, locale, idempotencyKey } }),
      )
    } catch (error) {
      if (!isSessionEnd(error)) toast.error(serverText(error))
      return
    }
    const how = await asked
    if (how === 'unwritten') {
      // It stays in the field, as nothing comes of it yet.
      toast.error(t('home.newsletter.noLetters'))
      return
    }
    toast.success(t(how === 'written' ? 'home.newsletter.asked' : 'home.newsletter.success'))
    setWritten(how === 'written')
    field.value = ''
    typed.current = ''
  })

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const field = input.current
    if (!field) return
    const found = faultOf(field.validity)
    setFault(found)
    if (found) field.focus()
    else send(field)
  }

  return (
    <>
      <Form onSubmit={submit} className="grid gap-3 sm:flex sm:items-end">
        <Field
          ref={input}
          type="email"
          name="email"
          required
          readOnly={loading}
          autoComplete="email"
          placeholder="name@example.com"
          label={label}
          error={fault === null ? undefined : fieldErrorText(fault, label)}
          onInput={({ currentTarget }) => {
            typed.current = currentTarget.value
            if (currentTarget.validity.valid) setFault(null)
          }}
          className="flex-1"
        />
        <button type="submit" aria-disabled={loading} className={`${buttonClass('primary')} min-h-12.5`}>
          {t('home.newsletter.submit')}
        </button>
      </Form>
      <p role="status" className={isWritten ? 'pt-3' : ''}>
        {isWritten && t('home.newsletter.letter')}
      </p>
    </>
  )
}
