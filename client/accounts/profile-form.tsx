import { Pencil } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { checkByShape } from '../lib/check.ts'
import { paths } from '../lib/paths.ts'
import { type Session, storeSession } from '../lib/session.ts'
import { useKeptTexts } from '../lib/use-kept-texts.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { toast } from '../ui/toasts.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { type Profile, profileShape } from './account-shapes.ts'

const names = ['name', 'email', 'username'] as const
type Name = (typeof names)[number]

interface ProfileFormProps {
  session: Session
}

/**
 * What the browser keeps of the user: each line locked until its pencil is pressed, and again once saved. What another
 * tab changes is shown, but for what is being typed here.
 */
export const ProfileForm = ({ session }: ProfileFormProps) => {
  const { t } = useTranslation()
  const { name, email, username } = session
  const stored = useRef<Profile>({ name, email, username })
  const kept = useKeptTexts({
    place: paths.profile,
    names,
    read: (name): string => form.getValues(name),
    isTouched: (name): boolean => isTouched(name),
    isUnasked: true,
  })
  const [unlocked, setUnlocked] = useState<readonly Name[]>(() =>
    names.filter((name) => kept(name) !== undefined),
  )
  const form = useCheckedForm<Profile, Profile>({
    names,
    defaultValues: {
      name: kept('name') ?? name,
      email: kept('email') ?? email,
      username: kept('username') ?? username,
    },
    labelOf: (name) => t(`accounts.fields.${name}`),
    check: (typed) => checkByShape(profileShape, typed),
    send: async (profile) => {
      for (const name of names) form.setValue(name, profile[name])
      storeSession({ ...session, ...profile })
      setUnlocked([])
      toast.success(t('accounts.profile.success'))
    },
    onInvalid: (refused) => unlock(...names.filter((name) => refused.some(({ field }) => field === name))),
  })

  const isTouched = (name: Name): boolean => form.getValues(name) !== stored.current[name]

  const follow = useEffectEvent((now: Profile) => {
    const untouched = names.filter((name) => !isTouched(name))
    stored.current = now
    for (const name of untouched) form.setValue(name, now[name])
  })
  useEffect(() => follow({ name, email, username }), [name, email, username])

  const unlock = (...added: Name[]): void => setUnlocked((before) => [...before, ...added])

  /** The field is open before it is focused, so that a phone shows its keyboard. */
  const edit = (field: Name): void => {
    flushSync(() => unlock(field))
    form.setFocus(field)
  }

  const field = (field: Name) => {
    const label = t(`accounts.fields.${field}`)
    const isLocked = !unlocked.includes(field)
    return {
      ...form.field(field),
      label,
      required: true,
      readOnly: isLocked,
      end: isLocked && (
        <button
          type="button"
          aria-label={t('accounts.profile.edit', { field: label })}
          onClick={() => edit(field)}
          className="grid size-10 place-items-center rounded-field text-ink-soft hover:text-ink"
        >
          <Pencil aria-hidden="true" className="size-5" />
        </button>
      ),
    }
  }

  return (
    <Form onSubmit={form.submit} className="grid gap-5">
      <Field {...field('name')} autoComplete="name" />
      <Field {...field('email')} type="email" autoComplete="email" spellCheck={false} />
      <Field {...field('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <Field
        label={t('accounts.fields.accountType')}
        value={t(`accounts.${session.accountType}`)}
        readOnly
        autoComplete="off"
      />
      <button type="submit" className={`${buttonClass('primary', 'large')} mt-2 w-full`}>
        {t('accounts.profile.submit')}
      </button>
    </Form>
  )
}
