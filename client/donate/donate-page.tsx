import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button-class.ts'
import { PageHead } from '../ui/page-head.tsx'
import { Contributors } from './contributors.tsx'
import { Figures } from './figures.tsx'
import { TurningPaw } from './turning-paw.tsx'

const DonatePage = () => {
  const { t } = useTranslation()
  return (
    <>
      <PageHead {...t('pages.donate', { returnObjects: true })} site={t('shell.site')} />
      <div className="page-width flex w-full flex-col items-center pt-10 pb-16 text-center sm:pt-18">
        <TurningPaw />
        <h1 className="mt-7 max-w-[18em] text-h1 text-title">{t('donate.title')}</h1>
        <p className="mt-3 max-w-text text-lead text-ink-soft">{t('donate.lead')}</p>
        <Link to={paths.projects} className={`${buttonClass('donate', 'large')} mt-8 max-sm:w-full sm:px-17`}>
          {t('donate.button')}
        </Link>
      </div>
      <Contributors />
      <Figures />
    </>
  )
}

export { DonatePage as Component }
