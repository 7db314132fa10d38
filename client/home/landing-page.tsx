import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Ball } from '../ui/illustrations/ball.tsx'
import { PageHead } from '../ui/page-head.tsx'

const LandingPage = () => {
  const { t } = useTranslation()
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center text-center outline-none">
      <PageHead {...t('pages.landing', { returnObjects: true })} site={t('shell.site')} />
      <div className="page-width grid justify-items-center gap-8 py-12">
        <Ball className="w-44 text-forest-800" />
        <h1 className="max-w-[14em] text-h1 text-title">{t('home.landing.title')}</h1>
        <Link to={paths.dashboard} className={buttonClass('act', 'large')}>
          {t('home.landing.enter')}
        </Link>
      </div>
    </main>
  )
}

export { LandingPage as Component }
