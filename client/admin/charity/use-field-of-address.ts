import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Leads to the field that the address names behind its `#`, each time somebody follows such a link. */
export const useFieldOfAddress = (): void => {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link, followed again, has another key.
  useEffect(() => {
    if (hash !== '') document.getElementsByName(hash.slice(1))[0]?.focus()
  }, [hash, key])
}
