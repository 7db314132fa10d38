import { useRef } from 'react'

/** Drops what is asked while the same is still under way: a double click sends one request. */
export const useSingleFlight = <Args extends unknown[]>(
  act: (...args: Args) => Promise<void>,
): ((...args: Args) => Promise<void>) => {
  const isUnderWay = useRef(false)
  return async (...args) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await act(...args)
    } finally {
      isUnderWay.current = false
    }
  }
}
