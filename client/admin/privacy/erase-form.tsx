import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ErasureRefusal, erasureInput } from '../../../schema/personal-data.ts'
import { useErasePersonalDataMutation } from '../../generated/admin-operations.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { checkByShape } from '../../lib/check.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/toasts.ts'
import { useCheckedForm } from '../../ui/use-checked-form.ts'

interface EraseFormProps {
  email: string
  /** How many records go or lose their person. */
  count: number
  refusal: ErasureRefusal | null
  onErased: () => void
}

interface Asking extends Omit<EraseFormProps, 'refusal'> {
  onKept: () => void
}

/** Asks in place, and for the address once more: nothing brings back what goes. */
const EraseQuestion = ({ email, count, onErased, onKept }: Asking) => {
  const { t } = useTranslation('admin')
  const question = useId()
  const problemText = useProblemText()
  const [erase, { client }] = useErasePersonalDataMutation()
  const { submit, isSending, field, setFocus } = useCheckedForm({
    names: ['confirmEmail'],
    labelOf: () => t('privacy.erase.again'),
    defaultValues: { confirmEmail: '' },
    check: ({ confirmEmail }: { confirmEmail: string }) =>
      checkByShape(erasureInput, { email, confirmEmail }),
    send: async (input) => {
      await erase({ variables: { input } })
      // Lists and pages that were read before still know them.
      await client.clearStore()
      onErased()
    },
    onFailed: (error, isSaidAtFields) => {
      if (!isSaidAtFields && !isSessionEnd(error)) toast.error(problemText(error))
    },
  })
  useEffect(() => setFocus('confirmEmail'), [setFocus])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onKept()
  }
  return (
    <fieldset
      aria-labelledby={question}
      onKeyDown={onKeyDown}
      className="mt-5 min-w-0 rounded-field border-[1.5px] border-error bg-error-soft p-4.5"
    >
      <p id={question} className="font-semibold text-error">
        {t('privacy.erase.question', { count })}
      </p>
      <p className="mt-2 max-w-prose text-small">{t('privacy.erase.sums')}</p>
      <p className="mt-2 max-w-prose text-small">{t('privacy.erase.backups')}</p>
      <Form onSubmit={submit} className="mt-4 grid max-w-140 gap-4">
        <Field
          {...field('confirmEmail')}
          type="email"
          autoComplete="off"
          label={t('privacy.erase.again')}
          hint={email}
          required
        />
        <div className="flex flex-wrap gap-3">
          <button type="submit" aria-disabled={isSending} className={buttonClass('secondary', 'small')}>
            {isSending ? t('privacy.erase.sending') : t('privacy.erase.confirm')}
          </button>
          <button type="button" onClick={onKept} className={buttonClass('primary', 'small')}>
            {t('list.keep')}
          </button>
        </div>
      </Form>
    </fieldset>
  )
}

/** The way to erase somebody; or why it is none. */
export const EraseForm = ({ refusal, ...person }: EraseFormProps) => {
  const { t } = useTranslation('admin')
  const [isAsking, setAsking] = useState(false)
  const [isKept, setKept] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isKept && !isAsking) opener.current?.focus()
  }, [isKept, isAsking])
  if (refusal !== null) return <p className="mt-4 font-semibold">{t(`problems.${refusal}`)}</p>
  if (!isAsking) {
    return (
      <button
        ref={opener}
        type="button"
        onClick={() => setAsking(true)}
        className="text-link mt-4 min-h-10 text-error"
      >
        {t('privacy.erase.open')}
      </button>
    )
  }
  const keep = (): void => {
    setKept(true)
    setAsking(false)
  }
  return <EraseQuestion {...person} onKept={keep} />
}
