import { useApolloClient } from '@apollo/client/react'
import { useNavigate } from 'react-router-dom'
import { forgetDrafts } from './drafts.ts'
import { partWith } from './end-token.ts'
import { paths } from './paths.ts'
import { clearSession, readSession } from './session.ts'
import { abandonUnsavedWork } from './unsaved-work.ts'

interface LogOut {
  /** Forgets the user and loads the page anew. */
  here: () => void
  /** The same, on the dashboard. */
  onDashboard: () => Promise<void>
}

/** Whoever logs out is logged out here at once; the server is asked to end the token as well. */
export const useLogOut = (): LogOut => {
  const navigate = useNavigate()
  const apollo = useApolloClient()

  const here = (): void => {
    const session = readSession()
    if (session) void partWith(apollo, session.token)
    abandonUnsavedWork()
    forgetDrafts()
    clearSession()
    window.location.reload()
  }

  return {
    here,
    onDashboard: async () => {
      await navigate(paths.dashboard)
      here()
    },
  }
}
