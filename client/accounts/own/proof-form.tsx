import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { buttonClass } from '../../ui/button-class.ts'
import { Form } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { CodeField } from './code-field.tsx'
import { type Secrets, useSecondFactorForm } from './use-second-factor-form.ts'
import { useSecurityTexts } from './use-security-texts.ts'

interface ProofFormProps<Input extends Secrets> {
  username: string
  title: string
  hint: string
  submitText: string
  shape: z.ZodType<Input>
  /** What it asks for, in the order of the screen. */
  names: readonly ['currentPassword'] | readonly ['currentPassword', 'code']
  send: (input: Input) => Promise<void>
  onCancel: () => void
  onOutdated: () => void
}

/** Asks somebody who is signed in to show once more that it is them. */
export const ProofForm = <Input extends Secrets>(props: ProofFormProps<Input>): ReactNode => {
  const { username, title, hint, submitText, names, onCancel } = props
  const { t } = useTranslation()
  const { secondStep: texts } = useSecurityTexts()
  const form = useSecondFactorForm(props)
  const { setFocus } = form
  useEffect(() => setFocus('currentPassword'), [setFocus])
  return (
    <Form onSubmit={form.submit} aria-label={title} className="grid gap-5">
      <div>
        <h3 className="text-h4 font-semibold">{title}</h3>
        <p className="mt-1 text-ink-soft">{hint}</p>
      </div>
      <input type="text" value={username} autoComplete="username" readOnly hidden />
      <PasswordField
        {...form.field('currentPassword')}
        label={texts.password}
        showLabel={t('accounts.showPassword')}
        hideLabel={t('accounts.hidePassword')}
        required
        autoComplete="current-password"
      />
      {names.length > 1 && (
        <CodeField {...form.field('code')} label={texts.code} hint={texts.proofHint} inputMode="text" />
      )}
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-disabled={form.isSending} className={buttonClass('primary')}>
          {submitText}
        </button>
        <button type="button" onClick={onCancel} className={buttonClass('secondary')}>
          {texts.cancel}
        </button>
      </div>
    </Form>
  )
}
