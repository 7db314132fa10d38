import type { ApolloClient } from '@apollo/client'
import type { i18n as I18n } from 'i18next'
import { createContext } from 'react-router-dom'
import type { Locale } from '../../schema/locales.ts'
import type { Session } from './session.ts'
import type { SessionEndReason } from './session-end.ts'

/** What a route's loader may use. Given by the browser's router, and by the server's for each request. */
export const apolloContext = createContext<ApolloClient>()
export const localeContext = createContext<Locale>()
export const sessionContext = createContext<Session | null>(null)
export const i18nContext = createContext<I18n>()
/** Loads the page at an address as the server has it now, which may be a newer version. Answers whether it does. */
export const leaveForContext = createContext<(address: string) => boolean>(() => false)
/** Whether the browser has come to an address already, as where it was typed or gone back to. No server has. */
export const isThereContext = createContext<(address: string) => boolean>(() => false)
/** Sends whoever has to sign in again there, on their way to `wanted`, and is done when they are. */
export const endSessionContext = createContext<(reason: SessionEndReason, wanted: URL) => Promise<void>>()
