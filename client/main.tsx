import '@vitejs/plugin-react/preamble'
import { StrictMode, startTransition, useEffect, useInsertionEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { defaultLocale, isLocale } from '../schema/locales.ts'
import { App } from './app/app.tsx'
import { type Browser, createBrowser } from './app/browser.ts'
import { Document } from './app/document.tsx'
import { localeOf } from './i18n/i18n.ts'
import { loadTexts } from './i18n/load-texts.ts'
import { detectLocale } from './i18n/visitor-locale.ts'
import { readPageState } from './lib/page-state.ts'
import { rememberPlace } from './lib/place-on-page.ts'
import { rememberSent } from './lib/sent-asleep.tsx'
import { rememberTyped } from './lib/typed-text.ts'

type Page = NonNullable<ReturnType<typeof readPageState>>

const renderedLocale = () => {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : defaultLocale
}

interface SiteProps extends Pick<Browser, 'router'> {
  /** The last moment at which the page is as its reader has left it: its fields are taken over next. */
  onHydrating?: () => void
  /** Before anything of it is painted. */
  onTakenOver?: () => void
  onHydrated?: () => void
}

/**
 * A navigation is shown at once rather than as a transition. What a page asks for follows its address: drawn twice
 * meanwhile, of the old address and of the new one, it would ask for the one and the other in turn until one is done.
 */
const Site = ({ router, onHydrating, onTakenOver, onHydrated }: SiteProps) => {
  useInsertionEffect(() => onHydrating?.(), [onHydrating])
  useLayoutEffect(() => onTakenOver?.(), [onTakenOver])
  useEffect(() => onHydrated?.(), [onHydrated])
  return <RouterProvider router={router} useTransitions={false} />
}

/**
 * The page the server has written comes to life, with what was typed into it and sent meanwhile. A transition, so that
 * it is taken over bit by bit: whatever the reader does comes first.
 */
const hydrate = (
  { apollo, i18n, router, changeLanguage, tellSignedOut, wantedLocale }: Browser,
  { text, state: { site } }: Page,
): void => {
  let again: (() => void)[] = []
  let returnToPlace: (() => void) | null = null
  const beforeHydration = (): void => {
    again = [rememberTyped(), rememberSent()]
    returnToPlace = rememberPlace()
  }
  const takenOver = (): void => {
    returnToPlace?.()
    returnToPlace = null
  }
  const afterHydration = (): void => {
    const [retype, resend] = again.splice(0)
    retype?.()
    // Once the forms know what was typed, which they do at the end of this task.
    if (resend) queueMicrotask(resend)
    changeLanguage(wantedLocale)
    tellSignedOut()
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <App apollo={apollo} i18n={i18n} changeLanguage={changeLanguage} site={site}>
          <Document state={text}>
            <Site
              router={router}
              onHydrating={beforeHydration}
              onTakenOver={takenOver}
              onHydrated={afterHydration}
            />
          </Document>
        </App>
      </StrictMode>,
    )
  })
}

/** The server has sent an empty page: the admin area's, or any when it could not render. */
const render = (
  { apollo, i18n, router, changeLanguage, tellSignedOut }: Browser,
  root: HTMLElement,
): void => {
  const setDocumentLanguage = (): void => {
    document.documentElement.lang = localeOf(i18n)
  }
  setDocumentLanguage()
  i18n.on('languageChanged', setDocumentLanguage)
  createRoot(root).render(
    <StrictMode>
      <App
        apollo={apollo}
        i18n={i18n}
        changeLanguage={changeLanguage}
        site={{ origin: window.location.origin }}
      >
        <Site router={router} />
      </App>
    </StrictMode>,
  )
  tellSignedOut()
}

/** Ends when the first page and its data are there, before which nothing is drawn. */
const untilInitialized = ({ router }: Browser): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return
      unsubscribe()
      resolve()
    })
  })

/** Fetches the texts, the last of what may not arrive. Answers what brings the page to life. */
export const prepare = async (): Promise<() => Promise<void>> => {
  const page = readPageState()
  const texts = await loadTexts(page ? renderedLocale() : detectLocale())
  return async () => {
    const browser = createBrowser(page && { locale: renderedLocale(), cache: page.state.cache }, texts)
    await untilInitialized(browser)
    const root = document.getElementById('root')
    if (page) hydrate(browser, page)
    else if (root) render(browser, root)
  }
}
