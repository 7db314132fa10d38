import { useTranslation } from 'react-i18next'
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom'
import { AsleepNotice } from '../ui/asleep-notice.tsx'
import { ToastRegion } from '../ui/toast-region.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'

/**
 * What a place on a page is remembered by. Every page that is opened by its address has the same key: without its
 * path one would begin where the reader had left another.
 */
const scrollKey = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key)

/** What every page has: the skip link, the toasts, and the care for focus and scroll. */
export const RootLayout = () => {
  const { t } = useTranslation()
  useHeadingFocus()
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-field bg-forest-900 px-5 py-3 font-semibold text-cream focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
      >
        {t('shell.skip')}
      </a>
      <noscript>
        <p className="bg-ochre-300 px-gutter py-2.5 text-center text-small">{t('shell.withoutScripts')}</p>
      </noscript>
      <Outlet />
      <AsleepNotice />
      <ToastRegion label={t('shell.toasts.region')} closeLabel={t('shell.toasts.close')} />
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}
