import { createContext } from 'react'

/** What a page must know of where it stands, the same on the server and in the browser. */
export interface Site {
  /** Like `https://dogs.example`, without a slash at the end. */
  origin: string
}

export const SiteContext = createContext<Site>({ origin: '' })
