import type { ApolloClient } from '@apollo/client'
import type { i18n as I18n } from 'i18next'
import { createBrowserRouter, RouterContextProvider } from 'react-router-dom'
import { type Locale, localeParameter } from '../../schema/locales.ts'
import type { ChangeLanguage } from '../i18n/change-language.ts'
import { addTexts, createI18n, hasTexts, localeOf } from '../i18n/i18n.ts'
import { loadTexts } from '../i18n/load-texts.ts'
import { detectLocale, rememberLocale } from '../i18n/visitor-locale.ts'
import { createApolloClient, createBrowserLink } from '../lib/apollo-client.ts'
import { forgetDraftsOfOthers } from '../lib/drafts.ts'
import { type EndSessionOptions, endSession } from '../lib/end-session.ts'
import { endToken } from '../lib/end-token.ts'
import { isServerThere } from '../lib/is-server-there.ts'
import {
  apolloContext,
  endSessionContext,
  i18nContext,
  localeContext,
  sessionContext,
} from '../lib/loader-context.ts'
import type { PageState } from '../lib/page-state.ts'
import { settlePartings } from '../lib/partings.ts'
import { paths } from '../lib/paths.ts'
import { personOf, readLastPerson, readSession, watchSession } from '../lib/session.ts'
import { isSessionEnd, type SessionEndReason } from '../lib/session-end.ts'
import { toast } from '../ui/toasts.ts'
import { loadAhead } from './load-ahead.ts'
import { createRoutes } from './routes.tsx'

export interface Browser {
  apollo: ApolloClient
  i18n: I18n
  router: ReturnType<typeof createBrowserRouter>
  changeLanguage: ChangeLanguage
  /** The language the visitor has asked for, which a rendered page may not know. */
  wantedLocale: Locale
}

/** A page as the server rendered it: its language and its data. */
interface Rendered {
  locale: Locale
  cache: PageState['cache']
}

const addressIn = (locale: Locale): URL => {
  const address = new URL(window.location.href)
  address.searchParams.set(localeParameter, locale)
  return address
}

/**
 * Puts together what runs in one browser tab: translations, data, routes, and how they act on each other.
 * A rendered page is taken over in its own language and with its data.
 */
export const createBrowser = async (rendered: Rendered | null): Promise<Browser> => {
  const wantedLocale = detectLocale()
  rememberLocale(wantedLocale)
  let locale = rendered?.locale ?? wantedLocale
  const i18n = createI18n(locale, { [locale]: await loadTexts(locale) })

  const onSessionEnd = (
    reason: SessionEndReason,
    location: EndSessionOptions['location'] = router.state.location,
  ): Promise<void> =>
    endSession({
      reason,
      apollo,
      location,
      navigate: (path, options) => router.navigate(path, options),
    })

  const apollo = createApolloClient(
    createBrowserLink({ readLocale: () => locale, readSession, onSessionEnd }),
  )
  if (rendered) apollo.restore(rendered.cache)

  const getContext = (): RouterContextProvider => {
    const context = new RouterContextProvider()
    context.set(apolloContext, apollo)
    context.set(i18nContext, i18n)
    context.set(localeContext, locale)
    context.set(sessionContext, readSession())
    context.set(endSessionContext, (reason, wanted) => {
      const { location } = router.state
      // Back from signing in leads where it was asked for.
      return onSessionEnd(reason, location.pathname === paths.signIn ? wanted : location)
    })
    return context
  }
  const router = createBrowserRouter(createRoutes(), { getContext })

  /** Whoever is signed in by now is left nothing that somebody else has typed in this tab. */
  const tidyDrafts = (): void => {
    const signedIn = personOf(readSession())
    if (signedIn !== null) forgetDraftsOfOthers(signedIn)
  }
  tidyDrafts()
  watchSession(tidyDrafts)

  let person = readLastPerson()
  /** When somebody else has signed in in another tab, what is shown in this one is not theirs. */
  watchSession((isElsewhere) => {
    const before = person
    person = readLastPerson()
    if (!isElsewhere || before === null || before === person) return
    apollo.cache.reset().then(() => router.revalidate())
  })

  const settle = (): Promise<void> => settlePartings((token) => endToken(apollo, token))
  window.addEventListener('online', settle)
  void settle()

  const reloadData = async (): Promise<void> => {
    const { pathname, search, hash } = router.state.location
    const query = new URLSearchParams(search)
    if (!query.has(localeParameter)) return router.revalidate()
    query.set(localeParameter, locale)
    await router.navigate(
      { pathname, search: `?${query}`, hash },
      { replace: true, preventScrollReset: true },
    )
  }

  /** Whether the page that is shown can be had in another language. One that has failed has no data to lose. */
  const canLoad = async (next: Locale): Promise<boolean> => {
    try {
      if (!hasTexts(i18n, next)) addTexts(i18n, next, await loadTexts(next))
      if (!router.state.errors) await loadAhead(router, getContext())
    } catch (error) {
      // A redirect, a 404 and the end of a session are answers, which the router knows what to do with.
      return !(error instanceof Error) || isSessionEnd(error)
    }
    return true
  }

  const changeLanguage: ChangeLanguage = async (next) => {
    if (next === locale) return
    locale = next
    const isOvertaken = (): boolean => locale !== next
    if (!(await canLoad(next))) {
      const isOutdated = !hasTexts(i18n, next) && (await isServerThere())
      if (isOvertaken()) return
      // What a server that is there does not give is of an older version, or a failure that the browser keeps.
      if (isOutdated) return window.location.assign(addressIn(next))
      locale = localeOf(i18n)
      toast.error(i18n.t('shell.languageFailed'))
      return
    }
    if (isOvertaken()) return
    rememberLocale(next)
    await reloadData()
    if (!isOvertaken()) await i18n.changeLanguage(next)
  }

  return { apollo, i18n, router, changeLanguage, wantedLocale }
}
