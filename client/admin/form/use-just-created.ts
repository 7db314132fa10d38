import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** The state of the address that a form which has created a record leads to. */
export const justCreated = { isJustCreated: true }

const saysSo = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'isJustCreated') === true

/** Whether the page was opened by creating its record. True until the page is left; loading it anew forgets it. */
export const useJustCreated = (): boolean => {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [isIt] = useState(() => saysSo(state))
  const isStillSaid = saysSo(state)
  useEffect(() => {
    if (isStillSaid) navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  }, [isStillSaid, pathname, search, navigate])
  return isIt
}
