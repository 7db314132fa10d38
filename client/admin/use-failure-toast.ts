import { useEffect, useEffectEvent } from 'react'
import { isSessionEnd } from '../lib/session-end.ts'
import { toast } from '../ui/toasts.ts'

/** Toasts that something could not be loaded, once for each failure. The end of a session is not one. */
export const useFailureToast = (error: Error | undefined, text: string): void => {
  const tell = useEffectEvent(() => toast.error(text))
  useEffect(() => {
    if (error && !isSessionEnd(error)) tell()
  }, [error])
}
