import { useLocation } from 'react-router-dom'
import { localeParameter } from '../../schema/locales.ts'

/** Where the reader is: the same in either language, and whatever the address leads to on the page. */
export const usePlace = (): string => {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.delete(localeParameter)
  return `${pathname}?${query}`
}
