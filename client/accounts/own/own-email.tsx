import type { SyntheticEvent } from 'react'
import {
  type SessionsQuery,
  useRequestEmailVerificationMutation,
} from '../../generated/own-account-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useServerText } from '../../i18n/use-problem-text.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { DisclosureButton, useDisclosure } from '../../ui/disclosure.tsx'
import { toast } from '../../ui/toasts.ts'
import { EmailForm } from './email-form.tsx'
import { useSecurityTexts } from './use-security-texts.ts'

interface OwnEmailProps {
  own: NonNullable<SessionsQuery['ownEmail']>
  username: string
  /** Reads it again. */
  onChanged: () => Promise<unknown>
}

/** Whether somebody has confirmed their address, another letter for whoever has not, and another address. */
export const OwnEmail = ({ own, username, onChanged }: OwnEmailProps) => {
  const { email: texts } = useSecurityTexts()
  const locale = useLocale()
  const serverText = useServerText()
  const { button, region } = useDisclosure()
  const [request] = useRequestEmailVerificationMutation()
  const ask = useSingleFlight(async (_press: SyntheticEvent) => {
    try {
      const { data } = await request()
      const isVerified = data?.requestEmailVerification.verifiedAt != null
      toast.success(isVerified ? texts.alreadyVerified : texts.sent)
      if (isVerified) await onChanged()
    } catch (error) {
      if (isSessionEnd(error)) return
      // The answer was lost on its way: what came of it nobody knows here.
      toast.error(problemOf(error) === null ? texts.uncertain : serverText(error))
    }
  })

  return (
    <section aria-labelledby="own-email" className="mt-12">
      <h2 id="own-email" className="mb-1 text-h3">
        {texts.title}
      </h2>
      <p className="font-semibold wrap-anywhere">{own.email}</p>
      {own.verifiedAt === null ? (
        <>
          <p className="mt-1 mb-5 text-ink-soft">{texts.unverified}</p>
          <button type="button" onClick={ask} className={buttonClass('secondary')}>
            {texts.send}
          </button>
        </>
      ) : (
        <p className="mt-1 text-ink-soft">
          {texts.verified}: {formatMoment(own.verifiedAt, locale)}
        </p>
      )}
      {own.newEmail !== null && (
        <div role="status" className="mt-5">
          <p>
            {texts.waiting}: <strong className="wrap-anywhere">{own.newEmail}</strong>
          </p>
          <p className="mt-1 text-ink-soft">{texts.waitingHint}</p>
        </div>
      )}
      <div className="mt-5">
        <DisclosureButton {...button}>{texts.change}</DisclosureButton>
      </div>
      <div {...region}>
        <EmailForm username={username} onAsked={() => void onChanged()} />
      </div>
    </section>
  )
}
