import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { longestCredential } from '../../schema/limits.ts'
import { textFault } from '../../schema/text-fault.ts'
import { useCompleteLogInMutation } from '../generated/operations.ts'
import { useServerText } from '../i18n/use-problem-text.ts'
import { problemOf } from '../lib/problem.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { toast } from '../ui/toasts.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { useEnter } from './use-enter.ts'
import { useSecondStepTexts } from './use-second-step-texts.ts'

interface TypedCode {
  code: string
}

const names = ['code'] as const

interface SecondStepProps {
  /** What the right password was answered. */
  challenge: string
  /** Leads back to name and password. */
  onStartAgain: () => void
}

/** Asks whoever has two-step sign-in for a code, of the telephone or of those that were kept for its loss. */
export const SecondStep = ({ challenge, onStartAgain }: SecondStepProps) => {
  const { t } = useTranslation()
  const texts = useSecondStepTexts()
  const serverText = useServerText()
  const enter = useEnter()
  const [complete] = useCompleteLogInMutation()
  const [isOnPaper, setOnPaper] = useState(false)
  const label = isOnPaper ? texts.recoveryCode : texts.code
  const form = useCheckedForm<TypedCode, TypedCode>({
    names,
    defaultValues: { code: '' },
    labelOf: () => label,
    check: ({ code }) => {
      const fault = textFault(code, 1, longestCredential.code)
      return fault ? { refused: [{ field: 'code', ...fault }] } : { input: { code } }
    },
    send: async ({ code }) => {
      const { data } = await complete({ variables: { input: { challenge, code } } })
      if (data) await enter(data.completeLogin)
    },
    onFailed: (error, isSaidAtFields) => {
      if (isSaidAtFields) return
      toast.error(serverText(error))
      if (problemOf(error)?.code === 'sign_in_expired') onStartAgain()
    },
  })
  const { setFocus } = form

  // What was pressed is gone, and this has come in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each kind of code begins in its field.
  useEffect(() => setFocus('code'), [isOnPaper, setFocus])

  const change = (): void => {
    form.reset()
    setOnPaper(!isOnPaper)
  }

  return (
    <Form onSubmit={form.submit} className="grid gap-5">
      <h2 className="text-h3">{texts.title}</h2>
      <Field
        key={label}
        {...form.field('code')}
        label={label}
        hint={isOnPaper ? texts.recoveryHint : texts.hint}
        required
        inputMode={isOnPaper ? 'text' : 'numeric'}
        autoComplete={isOnPaper ? 'off' : 'one-time-code'}
        autoCapitalize={isOnPaper ? 'characters' : 'none'}
        spellCheck={false}
      />
      <button
        type="submit"
        aria-disabled={form.isSending}
        className={`${buttonClass('primary', 'large')} w-full`}
      >
        {t('accounts.signIn.submit')}
      </button>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <button type="button" onClick={change} className="text-link min-h-6 text-small">
          {isOnPaper ? texts.useTelephone : texts.useRecoveryCode}
        </button>
        <button type="button" onClick={onStartAgain} className="text-link min-h-6 text-small">
          {texts.startAgain}
        </button>
      </div>
    </Form>
  )
}
