import { useEffect, useRef } from 'react'

/** Tells whether its page is still there, for what is to lead elsewhere once it is done: who has gone on is led nowhere. */
export const useStillHere = (): (() => boolean) => {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return () => isHere.current
}
