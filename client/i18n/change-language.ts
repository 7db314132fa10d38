import { createContext, useContext } from 'react'
import type { Locale } from '../../schema/locales.ts'

/** Shows the site in another language, once the data of the current page is there in it. */
export type ChangeLanguage = (locale: Locale) => void

export const LanguageContext = createContext<ChangeLanguage>(() => {})

export const useChangeLanguage = (): ChangeLanguage => useContext(LanguageContext)
