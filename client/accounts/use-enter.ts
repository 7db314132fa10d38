import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { readSentToSignIn } from '../lib/sent-to-sign-in.ts'
import { personOf, readSession, type Session, storeSession } from '../lib/session.ts'
import { toast } from '../ui/toasts.ts'

/** Leads whoever has signed in back to where they were sent from, if that was theirs, and to the site else. */
export const useEnter = (): ((session: Session) => Promise<void>) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const sent = readSentToSignIn(useLocation())
  return async (session) => {
    storeSession(session)
    toast.success(t('accounts.signIn.success'))
    const { cameFrom } = sent ?? {}
    if (cameFrom && cameFrom.person === personOf(readSession())) {
      return navigate(cameFrom.path, { replace: true })
    }
    // Whoever goes back is not asked again to do what they have done.
    await navigate(paths.dashboard, { replace: sent !== null })
  }
}
