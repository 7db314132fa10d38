import { useNavigate } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { type Session, storeSession } from '../lib/session.ts'
import { toast } from '../ui/toasts.ts'
import { useInvitationTexts } from './use-invitation-texts.ts'

/** Leads whoever has joined to where the team works; the link, which is used up, is not gone back to. */
export const useJoin = (): ((session: Session) => Promise<void>) => {
  const { success } = useInvitationTexts()
  const navigate = useNavigate()
  return async (session) => {
    storeSession(session)
    toast.success(success)
    await navigate(paths.admin, { replace: true })
  }
}
