import type { ApolloClient } from '@apollo/client'
import type { i18n as I18n } from 'i18next'
import { createBrowserRouter, RouterContextProvider } from 'react-router-dom'
import type { ChangeLanguage } from '../i18n/change-language.ts'
import { createBrowserI18n, languageParameter, localeOf } from '../i18n/i18n.ts'
import { createApolloClient, createBrowserLink } from '../lib/apollo-client.ts'
import { apolloContext, i18nContext, localeContext, sessionContext } from '../lib/loader-context.ts'
import { paths } from '../lib/paths.ts'
import { clearSession, readSession } from '../lib/session.ts'
import { createRoutes } from './routes.tsx'

interface Browser {
  apollo: ApolloClient
  i18n: I18n
  router: ReturnType<typeof createBrowserRouter>
  changeLanguage: ChangeLanguage
}

/** Puts together what runs in one browser tab: translations, data, routes, and how they act on each other. */
export const createBrowser = (): Browser => {
  const i18n = createBrowserI18n()
  let locale = localeOf(i18n)

  const onSessionExpired = async (): Promise<void> => {
    clearSession()
    await router.navigate(paths.signIn)
    await apollo.clearStore()
  }

  const apollo = createApolloClient(
    createBrowserLink({ readLocale: () => locale, readSession, onSessionExpired }),
  )

  const router = createBrowserRouter(createRoutes(), {
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(apolloContext, apollo)
      context.set(i18nContext, i18n)
      context.set(localeContext, locale)
      context.set(sessionContext, readSession())
      return context
    },
  })

  const reloadData = async (): Promise<void> => {
    const { pathname, search, hash } = router.state.location
    const query = new URLSearchParams(search)
    if (!query.has(languageParameter)) return router.revalidate()
    query.set(languageParameter, locale)
    await router.navigate(
      { pathname, search: `?${query}`, hash },
      { replace: true, preventScrollReset: true },
    )
  }

  const changeLanguage: ChangeLanguage = async (next) => {
    if (next === locale) return
    locale = next
    await reloadData()
    const wasOvertaken = locale !== next
    if (!wasOvertaken) await i18n.changeLanguage(next)
  }

  return { apollo, i18n, router, changeLanguage }
}
