import { Info } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { hasDrafts } from '../lib/drafts.ts'
import { forgetEndedSession } from '../lib/ended-session.ts'
import { readSentToSignIn, type SentToSignIn } from '../lib/sent-to-sign-in.ts'

/** Calls `forget` when somebody goes elsewhere, be it to another document; not when one comes that they went for before. */
const whenLeft = (forget: () => void) => {
  window.addEventListener('beforeunload', forget)
  return () => {
    window.removeEventListener('beforeunload', forget)
    forget()
  }
}

/**
 * Says why somebody was sent to sign in. The server does not know it, and only what changes is read out: it is said a
 * moment after the page is there.
 */
export const WhySignIn = () => {
  const { t } = useTranslation()
  const { state } = useLocation()
  const [sent, setSent] = useState<SentToSignIn | null>(null)
  useEffect(() => setSent(readSentToSignIn({ state })), [state])
  useEffect(() => whenLeft(forgetEndedSession), [])
  const isKept = sent?.cameFrom && sent.isKept && hasDrafts(sent.cameFrom.person)
  return (
    <div role="status">
      {sent && (
        <p className="mb-6 flex items-start gap-3 rounded-field border border-line bg-ochre-300/40 px-5 py-3">
          <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>
            {t(`accounts.signIn.because.${sent.reason}`)}
            {sent.cameFrom && ` ${t('accounts.signIn.leadsBack')}`}
            {isKept && ` ${t('accounts.signIn.isKept')}`}
          </span>
        </p>
      )}
    </div>
  )
}
