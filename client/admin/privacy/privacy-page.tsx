import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { addressInput, type PersonalData } from '../../../schema/personal-data.ts'
import { useFindPersonalDataMutation } from '../../generated/admin-operations.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { checkByShape } from '../../lib/check.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/toasts.ts'
import { useCheckedForm } from '../../ui/use-checked-form.ts'
import { AdminPage } from '../admin-page.tsx'
import { FoundData } from './found-data.tsx'
import { NamesLeft } from './names-left.tsx'
import { OtherAddresses } from './other-addresses.tsx'

/** Whom a link of another room leads to: kept in the history, so that no address bears an email. */
const emailIn = (state: unknown): string => {
  const email: unknown = typeof state === 'object' && state !== null && Reflect.get(state, 'email')
  return typeof email === 'string' ? email : ''
}

/** What is left to look for once somebody was erased. */
type Left = Pick<PersonalData, 'names' | 'otherAddresses'>

const nobody: Left = { names: [], otherAddresses: [] }

const PrivacyPage = () => {
  const { t } = useTranslation('admin')
  const problemText = useProblemText()
  const given = emailIn(useLocation().state)
  const [find] = useFindPersonalDataMutation()
  const [found, setFound] = useState<PersonalData | null>(null)
  const [erased, setErased] = useState<string | null>(null)
  const [left, setLeft] = useState(nobody)
  const told = useRef<HTMLParagraphElement>(null)
  const { submit, isSending, field, setValue, handleSubmit } = useCheckedForm({
    names: ['email'],
    labelOf: () => t('privacy.email'),
    defaultValues: { email: given },
    check: (typed: { email: string }) => checkByShape(addressInput, typed),
    staysOpen: true,
    send: (input) => lookFor(input.email),
    onFailed: (error, isSaidAtFields) => {
      if (!isSaidAtFields && !isSessionEnd(error)) toast.error(problemText(error))
    },
  })
  const lookFor = async (email: string): Promise<void> => {
    const { data } = await find({ variables: { email } })
    setErased(null)
    setLeft(nobody)
    setFound(data?.findPersonalData ?? null)
  }
  const begin = useRef(() => {
    if (given !== '') void handleSubmit((input) => lookFor(input.email))().catch(() => undefined)
  })
  useEffect(() => begin.current(), [])
  useEffect(() => {
    if (erased !== null) told.current?.focus()
  }, [erased])
  const onLookFor = (email: string): void => {
    setValue('email', email)
    void lookFor(email).catch((error: unknown) => {
      if (!isSessionEnd(error)) toast.error(problemText(error))
    })
  }
  const onErased = (): void => {
    setErased(found?.email ?? '')
    setLeft(found ?? nobody)
    setFound(null)
    setValue('email', '')
  }
  return (
    <AdminPage texts={t('privacy.page', { returnObjects: true })} isRoom>
      <p className="max-w-prose">{t('privacy.intro')}</p>
      <Card className="mt-5 p-5">
        <Form onSubmit={submit} className="flex max-w-160 flex-wrap items-end gap-4">
          <Field
            {...field('email')}
            type="email"
            autoComplete="off"
            label={t('privacy.email')}
            required
            className="min-w-0 flex-[1_1_16rem]"
          />
          <button type="submit" aria-disabled={isSending} className={buttonClass('primary')}>
            {isSending ? t('privacy.finding') : t('privacy.find')}
          </button>
        </Form>
      </Card>
      <div aria-live="polite">
        {found?.places.length === 0 && (
          <p className="mt-5 font-semibold wrap-anywhere">{t('privacy.nothing', { email: found.email })}</p>
        )}
        {erased !== null && (
          <p ref={told} tabIndex={-1} className="mt-5 font-semibold">
            {t('privacy.erased')}
          </p>
        )}
      </div>
      {found !== null && found.places.length > 0 && (
        <FoundData found={found} onLookFor={onLookFor} onErased={onErased} />
      )}
      {(found === null || found.places.length === 0) && (
        <OtherAddresses addresses={(found ?? left).otherAddresses} onLookFor={onLookFor} />
      )}
      <NamesLeft names={(found ?? left).names} />
    </AdminPage>
  )
}

export { PrivacyPage as Component }
