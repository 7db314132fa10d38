import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as newKey } from 'uuid'
import { roleOptions } from '../../../schema/accounts.ts'
import { isLocale, locales } from '../../../schema/locales.ts'
import { isRole, roles, worksHere } from '../../../schema/roles.ts'
import { invitationInput } from '../../../schema/team.ts'
import { useInviteToTeamMutation } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { checkByShape } from '../../lib/check.ts'
import { paths } from '../../lib/paths.ts'
import { isUncertain } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { SelectField } from '../../ui/select.tsx'
import { toast } from '../../ui/toasts.ts'
import { useCheckedForm } from '../../ui/use-checked-form.ts'
import { useLetterDelivery } from '../letters/use-letter-delivery.ts'

interface InviteFormProps {
  onMade: () => Promise<void>
  onClose: () => void
}

interface Typed {
  name: string
  role: string
  email: string
  locale: string
}

/** What was just made: the link, and where a letter brings it. */
interface Made {
  name: string
  link: string
  email: string
}

/** A link that was just made, to be handed over. */
const MadeLink = ({ name, link, email, onClose }: Made & { onClose: () => void }) => {
  const { t } = useTranslation('admin')
  const delivery = useLetterDelivery()
  const field = useRef<HTMLInputElement>(null)
  // What was pressed is gone, and this has come in its place.
  useEffect(() => field.current?.focus(), [])
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      toast.success(t('team.invite.copied'))
    } catch {
      // Selected by the focus, it is copied by hand.
      field.current?.focus()
      toast.error(t('team.invite.copyFailed'))
    }
  }
  return (
    <Card className="mb-5 grid gap-3 p-5">
      <label className="grid gap-1.5 font-semibold">
        {t('team.invite.link', { name })}
        <input
          readOnly
          ref={field}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          className="min-h-12.5 w-full rounded-field border-[1.5px] border-line-strong bg-surface px-3.5 font-normal"
        />
      </label>
      {email !== '' && (
        <p role="status">{t(delivery === 'kept' ? 'team.invite.kept' : 'team.invite.sent', { email })}</p>
      )}
      <p className="text-small text-ink-soft">
        {t(email === '' ? 'team.invite.once' : 'team.invite.onceBeside')}
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={copy} className={buttonClass('primary', 'small')}>
          {t('team.invite.copy')}
        </button>
        <button type="button" onClick={onClose} className={buttonClass('secondary', 'small')}>
          {t('team.invite.close')}
        </button>
      </div>
    </Card>
  )
}

/** Asks whom to invite and as what; then shows the link, once. */
export const InviteForm = ({ onMade, onClose }: InviteFormProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const problemText = useProblemText()
  const [invite] = useInviteToTeamMutation()
  const [made, setMade] = useState<Made | null>(null)
  const key = useRef(newKey())
  const writesLetters = (useLetterDelivery() ?? 'off') !== 'off'
  const labels: Record<keyof Typed, string> = {
    name: t('team.invite.name'),
    role: t('team.role'),
    email: t('team.invite.email'),
    locale: t('team.invite.language'),
  }
  const { submit, isSending, field, setFocus } = useCheckedForm<Typed, Typed>({
    names: ['name', 'role', 'email', 'locale'],
    labelOf: (name) => labels[name],
    defaultValues: { name: '', role: 'editor', email: '', locale },
    check: (typed) => {
      const checked = checkByShape(invitationInput, { ...typed, email: typed.email || null })
      return 'input' in checked ? { input: typed } : checked
    },
    send: async ({ name, role, email, locale: language }) => {
      if (!isRole(role) || !isLocale(language)) return
      const letter = email === '' ? {} : { email, locale: language }
      const input = { name, role, ...letter }
      const { data } = await invite({ variables: { input, idempotencyKey: key.current } })
      key.current = newKey()
      if (!data) return
      const { token, name: invited } = data.inviteToTeam
      setMade({ name: invited, link: `${location.origin}${paths.invitation}#${token}`, email })
      await onMade()
    },
    onFailed: (error, isSaidAtFields) => {
      if (!isUncertain(error)) key.current = newKey()
      if (!isSaidAtFields && !isSessionEnd(error)) toast.error(problemText(error))
    },
  })
  useEffect(() => setFocus('name'), [setFocus])
  if (made) return <MadeLink {...made} onClose={onClose} />
  return (
    <Card as="section" className="mb-5 p-5">
      <h2 className="text-h3 text-title">{t('team.invite.title')}</h2>
      <p className="mt-1 mb-4 max-w-prose text-small text-ink-soft">{t('team.invite.text')}</p>
      <Form onSubmit={submit} className="grid max-w-140 gap-4">
        <Field {...field('name')} label={t('team.invite.name')} required />
        <SelectField
          {...field('role')}
          label={t('team.role')}
          options={roles.filter(worksHere).map((role) => [role, roleOptions[role].label[locale]] as const)}
        />
        {writesLetters && (
          <>
            <Field
              {...field('email')}
              type="email"
              autoComplete="off"
              label={t('team.invite.email')}
              hint={t('team.invite.emailHint')}
            />
            <SelectField
              {...field('locale')}
              label={t('team.invite.language')}
              options={locales.map((each) => [each, t(`letters.languages.${each}`)] as const)}
            />
          </>
        )}
        <div className="flex flex-wrap gap-3">
          <button type="submit" aria-disabled={isSending} className={buttonClass('primary', 'small')}>
            {t('team.invite.submit')}
          </button>
          <button type="button" onClick={onClose} className={buttonClass('secondary', 'small')}>
            {t('team.invite.close')}
          </button>
        </div>
      </Form>
    </Card>
  )
}
