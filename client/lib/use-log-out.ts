import { useNavigate } from 'react-router-dom'
import { paths } from './paths.ts'
import { clearSession } from './session.ts'

const logOut = (): void => {
  clearSession()
  window.location.reload()
}

interface LogOut {
  /** Forgets the user and loads the page anew. */
  here: () => void
  /** The same, on the dashboard. */
  onDashboard: () => Promise<void>
}

export const useLogOut = (): LogOut => {
  const navigate = useNavigate()
  return {
    here: logOut,
    onDashboard: async () => {
      await navigate(paths.dashboard)
      logOut()
    },
  }
}
