import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useJoinTeamMutation } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useServerText } from '../i18n/use-problem-text.ts'
import { checkByShape } from '../lib/check.ts'
import { problemOf } from '../lib/problem.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Form } from '../ui/form.tsx'
import { toast } from '../ui/toasts.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { signUpShape } from './account-shapes.ts'
import { limitOf } from './limit-of.ts'
import { PersonFields } from './person-fields.tsx'
import { refusedFields } from './refused-fields.ts'
import { useCommonPassword } from './use-common-password.ts'
import { useInvitationTexts } from './use-invitation-texts.ts'
import { useJoin } from './use-join.ts'

const shape = signUpShape.omit({ accountType: true })
type Typed = z.infer<typeof shape>

const names = ['firstName', 'lastName', 'email', 'username', 'password', 'confirmPassword'] as const

interface JoinFormProps {
  token: string
  /** Where the link was written to; null where it was handed over. */
  email: string | null
  /** Told when the link leads nowhere any more, perhaps because an answer was lost on its way. */
  onGone: () => void
}

/** Makes an account of the team. */
export const JoinForm = ({ token, email, onGone }: JoinFormProps) => {
  const { t } = useTranslation()
  const { submit } = useInvitationTexts()
  const locale = useLocale()
  const serverText = useServerText()
  const enter = useJoin()
  const [join] = useJoinTeamMutation()
  const form = useCheckedForm<Typed, Typed>({
    names,
    defaultValues: {
      firstName: '',
      lastName: '',
      email: email ?? '',
      username: '',
      password: '',
      confirmPassword: '',
    },
    labelOf: (name) => t(`accounts.fields.${name}`),
    check: (typed) => checkByShape(shape, typed),
    send: async (input) => {
      const { data } = await join({ variables: { input: { ...input, token }, locale } })
      if (data) await enter(data.joinTeam)
    },
    onFailed: (error) => {
      if (problemOf(error)?.code === 'not_found') onGone()
      else toast.error(serverText(error))
    },
    refusedBy: refusedFields,
    limitOf,
  })
  const { isCommon, look } = useCommonPassword(useWatch({ control: form.control, name: 'password' }))
  return (
    <Form onSubmit={form.submit} className="grid gap-5">
      <PersonFields
        field={form.field}
        password={form.register('password', { onBlur: look })}
        isCommon={isCommon}
      />
      <button
        type="submit"
        aria-disabled={form.isSending}
        className={`${buttonClass('primary', 'large')} mt-1.5 w-full`}
      >
        {submit}
      </button>
    </Form>
  )
}
