import { useApolloClient } from '@apollo/client/react'
import { useLocation, useNavigate } from 'react-router-dom'
import { endSession } from './end-session.ts'
import type { SessionEnd } from './session-end.ts'

/** For calls that do not go through Apollo: what follows when one of them tells that the session is over. */
export const useSessionEnd = (): ((end: SessionEnd) => Promise<void>) => {
  const apollo = useApolloClient()
  const navigate = useNavigate()
  const location = useLocation()
  return async ({ reason }) => {
    if (reason !== 'replaced') await endSession({ reason, apollo, navigate, location })
  }
}
