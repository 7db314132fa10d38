import type { ApolloClient } from '@apollo/client'
import type { i18n as I18n } from 'i18next'
import { createBrowserRouter, RouterContextProvider } from 'react-router-dom'
import { type Locale, localeParameter } from '../../schema/locales.ts'
import type { ChangeLanguage } from '../i18n/change-language.ts'
import type { Dictionary } from '../i18n/en.ts'
import { addTexts, createI18n, hasTexts, localeOf } from '../i18n/i18n.ts'
import { loadTexts } from '../i18n/load-texts.ts'
import { detectLocale, rememberLocale } from '../i18n/visitor-locale.ts'
import { createApolloClient, createBrowserLink } from '../lib/apollo-client.ts'
import { forgetDraftsOfOthers } from '../lib/drafts.ts'
import { type EndSessionOptions, endSession } from '../lib/end-session.ts'
import { endToken } from '../lib/end-token.ts'
import { forgetEndedSession } from '../lib/ended-session.ts'
import { MissingCode } from '../lib/fetch-code.ts'
import { forgetLeftPage, readLeftPage } from '../lib/left-page.ts'
import { loadAnew } from '../lib/load-anew.ts'
import {
  apolloContext,
  endSessionContext,
  i18nContext,
  isThereContext,
  leaveForContext,
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
  /** Tells whoever was signed out while this tab had left something of theirs for another document; once. */
  tellSignedOut: () => void
  /** The language the visitor has asked for, which a rendered page may not know. */
  wantedLocale: Locale
}

/** A page as the server rendered it: its language and its data. */
interface Rendered {
  locale: Locale
  cache: PageState['cache']
}

const addressIn = (locale: Locale): string => {
  const address = new URL(window.location.href)
  address.searchParams.set(localeParameter, locale)
  return address.href
}

/** The address of now may have a place on the page as well, which no request has. */
const isShown = (address: string): boolean => {
  const { origin, pathname, search } = window.location
  return address === `${origin}${pathname}${search}`
}

/**
 * Puts together what runs in one browser tab: translations, data, routes, and how they act on each other.
 * A rendered page is taken over in its own language and with its data.
 */
export const createBrowser = (rendered: Rendered | null, texts: Dictionary): Browser => {
  const wantedLocale = detectLocale()
  rememberLocale(wantedLocale)
  let locale = rendered?.locale ?? wantedLocale
  const i18n = createI18n(locale, { [locale]: texts })

  const onSessionEnd = (
    reason: SessionEndReason,
    location: EndSessionOptions['location'] = router.state.location,
    isBehind = false,
  ): Promise<void> =>
    endSession({
      reason,
      apollo,
      location,
      isBehind,
      navigate: (path, options) => router.navigate(path, options),
    })

  const apollo = createApolloClient(
    createBrowserLink({ readLocale: () => locale, readSession, onSessionEnd }),
  )
  if (rendered) apollo.restore(rendered.cache)

  /** But not from the first page: it is what the server has now, and would be left for itself. */
  const leaveFor = (address: string): boolean => {
    if (!router.state.initialized) return false
    if (isShown(address)) window.location.reload()
    else window.location.assign(address)
    return true
  }

  const getContext = (): RouterContextProvider => {
    const context = new RouterContextProvider()
    context.set(apolloContext, apollo)
    context.set(i18nContext, i18n)
    context.set(localeContext, locale)
    context.set(sessionContext, readSession())
    context.set(leaveForContext, leaveFor)
    context.set(isThereContext, isShown)
    context.set(endSessionContext, (reason, wanted) => {
      const { location } = router.state
      // Back from signing in leads where it was asked for.
      return onSessionEnd(
        reason,
        location.pathname === paths.signIn ? wanted : location,
        isShown(wanted.href),
      )
    })
    return context
  }
  const router = createBrowserRouter(createRoutes(), {
    getContext,
    // That there are such data, of which there are none, tells the router not to scroll a page that is read already.
    ...(rendered ? { hydrationData: {} } : {}),
  })

  /** Whoever is signed in by now is left nothing that somebody else has typed in this tab, nor told of an end before. */
  const tidyTab = (): void => {
    const signedIn = personOf(readSession())
    if (signedIn === null) return
    forgetDraftsOfOthers(signedIn)
    if (readLeftPage()?.person !== signedIn) forgetLeftPage()
    forgetEndedSession()
  }
  tidyTab()
  watchSession(tidyTab)

  let person = readLastPerson()
  /** When somebody else has signed in in another tab, what is shown in this one is not theirs. */
  watchSession((isElsewhere) => {
    const before = person
    person = readLastPerson()
    if (!isElsewhere || before === null || before === person) return
    apollo.cache.reset().then(() => router.revalidate())
  })

  /**
   * A page that the browser has kept, and shows again as it was to whoever goes back, may be of somebody who has signed out
   * since. Once all else has taken back what it did as the page went.
   */
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readSession() === null && readLastPerson() !== null)
      setTimeout(() => void router.revalidate())
  })

  const tellSignedOut = (): void => {
    const isTold = readLeftPage()?.isTold ?? true
    if (!isTold && readSession() === null) void onSessionEnd('signedOut')
  }

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

  /** What keeps the page that is shown from being had in another language. One that has failed has no data to lose. */
  const loadIn = async (next: Locale): Promise<Error | null> => {
    try {
      if (!hasTexts(i18n, next)) addTexts(i18n, next, await loadTexts(next))
      if (!router.state.errors) await loadAhead(router, getContext())
    } catch (error) {
      // A redirect, a 404 and the end of a session are answers, which the router knows what to do with.
      return error instanceof Error && !isSessionEnd(error) ? error : null
    }
    return null
  }

  const changeLanguage: ChangeLanguage = async (next) => {
    if (next === locale) return
    locale = next
    const isOvertaken = (): boolean => locale !== next
    const failure = await loadIn(next)
    if (isOvertaken()) return
    if (failure !== null) {
      const isOutdated = failure instanceof MissingCode && failure.isOutdated
      if (isOutdated && loadAnew(addressIn(next))) return
      locale = localeOf(i18n)
      toast.error(i18n.t(isOutdated ? 'shell.newVersion' : 'shell.languageFailed'))
      return
    }
    rememberLocale(next)
    await reloadData()
    if (!isOvertaken()) await i18n.changeLanguage(next)
  }

  return { apollo, i18n, router, changeLanguage, tellSignedOut, wantedLocale }
}
