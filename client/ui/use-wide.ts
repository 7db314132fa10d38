import { useSyncExternalStore } from 'react'

/** From where on tables of the admin area are tables (`--breakpoint-table`). What is printed is never wide. */
const query = 'screen and (width >= 80rem)'

const subscribe = (listener: () => void): (() => void) => {
  const wide = window.matchMedia(query)
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

const isWide = (): boolean => window.matchMedia(query).matches

/** Whether a window has room for a list and what is opened of it beside each other. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, isWide, () => false)
