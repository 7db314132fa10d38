import '@vitejs/plugin-react/preamble'
import { StrictMode, startTransition, useEffect, useInsertionEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { defaultLocale, isLocale } from '../schema/locales.ts'
import { App } from './app/app.tsx'
import { createBrowser } from './app/browser.ts'
import { Document } from './app/document.tsx'
import { localeOf } from './i18n/i18n.ts'
import { readPageState } from './lib/page-state.ts'
import { rememberSent } from './lib/sent-asleep.tsx'
import { rememberTyped } from './lib/typed-text.ts'

const page = readPageState()

const renderedLocale = () => {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : defaultLocale
}

const { apollo, i18n, router, changeLanguage, wantedLocale } = createBrowser(
  page && { locale: renderedLocale(), cache: page.state.cache },
)

interface SiteProps {
  /** The last moment at which the page is as its reader has left it: its fields are taken over next. */
  onHydrating?: () => void
  onHydrated?: () => void
}

const Site = ({ onHydrating, onHydrated }: SiteProps) => {
  useInsertionEffect(() => onHydrating?.(), [onHydrating])
  useEffect(() => onHydrated?.(), [onHydrated])
  return <RouterProvider router={router} />
}

/**
 * The page the server has written comes to life, with what was typed into it and sent meanwhile. A transition, so that
 * it is taken over bit by bit: whatever the reader does comes first.
 */
const hydrate = ({ text, state: { site } }: NonNullable<typeof page>): void => {
  let again: (() => void)[] = []
  const beforeHydration = (): void => {
    again = [rememberTyped(), rememberSent()]
  }
  const afterHydration = (): void => {
    const [retype, resend] = again.splice(0)
    retype?.()
    // Once the forms know what was typed, which they do at the end of this task.
    if (resend) queueMicrotask(resend)
    changeLanguage(wantedLocale)
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <App apollo={apollo} i18n={i18n} changeLanguage={changeLanguage} site={site}>
          <Document state={text}>
            <Site onHydrating={beforeHydration} onHydrated={afterHydration} />
          </Document>
        </App>
      </StrictMode>,
    )
  })
}

const setDocumentLanguage = (): void => {
  document.documentElement.lang = localeOf(i18n)
}

/** The server has sent an empty page: the admin area's, or any when it could not render. */
const render = (root: HTMLElement): void => {
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
        <Site />
      </App>
    </StrictMode>,
  )
}

const start = (): void => {
  if (!router.state.initialized) return
  unsubscribe()
  const root = document.getElementById('root')
  if (page) hydrate(page)
  else if (root) render(root)
}

/** Nothing is drawn until the first page and its data are there. */
const unsubscribe = router.subscribe(start)
start()
