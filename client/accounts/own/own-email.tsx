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
import { toast } from '../../ui/toasts.ts'
import { useSecurityTexts } from './use-security-texts.ts'

interface OwnEmailProps {
  own: NonNullable<SessionsQuery['ownEmail']>
  /** Reads it again. */
  onChanged: () => Promise<unknown>
}

/** Whether somebody has confirmed their address, and another letter for whoever has not. */
export const OwnEmail = ({ own, onChanged }: OwnEmailProps) => {
  const { email: texts } = useSecurityTexts()
  const locale = useLocale()
  const serverText = useServerText()
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
    </section>
  )
}
