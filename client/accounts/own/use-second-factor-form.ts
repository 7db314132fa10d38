import type { z } from 'zod'
import { useServerText } from '../../i18n/use-problem-text.ts'
import { checkByShape } from '../../lib/check.ts'
import { isUncertain } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { toast } from '../../ui/toasts.ts'
import { type CheckedForm, useCheckedForm } from '../../ui/use-checked-form.ts'
import { useSecurityTexts } from './use-security-texts.ts'

/** What any of these forms asks for. */
export type Secrets = { currentPassword?: string; code?: string }

interface SecondFactorFormOptions<Input extends Secrets> {
  shape: z.ZodType<Input>
  names: readonly ('currentPassword' | 'code')[]
  send: (input: Input) => Promise<void>
  /** Called where it may be another way by now than what is shown. */
  onOutdated: () => void
}

/** One of the forms of two-step sign-in, checked by the shape the server reads it with. */
export const useSecondFactorForm = <Input extends Secrets>({
  shape,
  names,
  send,
  onOutdated,
}: SecondFactorFormOptions<Input>): CheckedForm<Required<Secrets>, Input> => {
  const { secondStep: texts } = useSecurityTexts()
  const serverText = useServerText()
  const labels = { currentPassword: texts.password, code: texts.code }
  return useCheckedForm<Required<Secrets>, Input>({
    names,
    defaultValues: { currentPassword: '', code: '' },
    labelOf: (name) => labels[name],
    check: (typed) => checkByShape(shape, Object.fromEntries(names.map((name) => [name, typed[name]]))),
    send,
    onFailed: (error, isSaidAtFields) => {
      if (isSaidAtFields || isSessionEnd(error)) return
      toast.error(isUncertain(error) ? texts.uncertain : serverText(error))
      onOutdated()
    },
  })
}
