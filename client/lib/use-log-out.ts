import { useNavigate } from 'react-router-dom'
import { useLogOutMutation } from '../generated/operations.ts'
import { partingCall } from './apollo-client.ts'
import { paths } from './paths.ts'
import { clearSession, readSession } from './session.ts'

interface LogOut {
  /** Forgets the user and loads the page anew. */
  here: () => void
  /** The same, on the dashboard. */
  onDashboard: () => Promise<void>
}

/** Whoever logs out is logged out here at once; the server is asked to end the token as well. */
export const useLogOut = (): LogOut => {
  const navigate = useNavigate()
  const [endToken] = useLogOutMutation()

  const here = (): void => {
    const session = readSession()
    // Nobody is left to be told if this fails: without it the token ends by itself, in its time.
    if (session) endToken({ context: partingCall(session) }).catch(() => undefined)
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
