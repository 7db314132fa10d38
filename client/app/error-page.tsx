import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { buttonClass } from '../ui/button-class.ts'
import { Drawing } from '../ui/drawings/drawing.tsx'
import { drawings } from '../ui/drawings/drawings.ts'
import { PageHead } from '../ui/page-head.tsx'
import { NotFound } from './not-found.tsx'
import { useTryAgain } from './use-try-again.ts'

const Failed = () => {
  const { t } = useTranslation()
  const { tryAgain, isTrying } = useTryAgain()
  return (
    <div className="page-width flex w-full flex-1 flex-col items-center justify-center py-16 text-center">
      <PageHead {...t('pages.failed', { returnObjects: true })} site={t('shell.site')} isMissing />
      <Drawing of={drawings.offline} className="w-72 max-w-full" />
      <h1 className="mt-6 text-h1 text-title">{t('shell.failed.title')}</h1>
      <p className="mt-3 mb-7 max-w-text text-lead text-ink-soft">{t('shell.failed.text')}</p>
      <button type="button" aria-disabled={isTrying} onClick={tryAgain} className={buttonClass('primary')}>
        {t('shell.tryAgain')}
      </button>
    </div>
  )
}

/** What stands in a page's place when it is not there, or could not be loaded. */
export const ErrorPage = () => {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <Failed />
}

/** The last resort, when the frame around the pages could not be drawn either. */
export const CrashPage = () => (
  <main className="flex min-h-dvh flex-col">
    <ErrorPage />
  </main>
)
