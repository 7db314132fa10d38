import '@vitejs/plugin-react/preamble'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { App } from './app/app.tsx'
import { createBrowser } from './app/browser.ts'
import { localeOf } from './i18n/i18n.ts'
import './ui/styles.css'

const { apollo, i18n, router, changeLanguage } = createBrowser()

const nameLanguage = (): void => {
  document.documentElement.lang = localeOf(i18n)
}

const start = (): void => {
  const root = document.getElementById('root')
  if (!root || !router.state.initialized) return
  stopWaiting()
  nameLanguage()
  i18n.on('languageChanged', nameLanguage)
  createRoot(root).render(
    <StrictMode>
      <App apollo={apollo} i18n={i18n} changeLanguage={changeLanguage}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>,
  )
}

/** Nothing is drawn until the first page and its data are there. */
const stopWaiting = router.subscribe(start)
start()
