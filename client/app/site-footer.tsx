import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { SiteMark } from '../ui/site-mark.tsx'

const link =
  'inline-flex min-h-8 items-center underline decoration-1 underline-offset-[6px] hover:decoration-2'

export const SiteFooter = () => {
  const { t } = useTranslation()
  return (
    <footer className="on-forest mt-auto bg-forest-900 text-cream">
      <div className="page-width flex flex-wrap items-center gap-x-10 gap-y-5 py-10 text-small">
        <SiteMark
          to={paths.dashboard}
          lines={[t('shell.siteFirstLine'), t('shell.siteSecondLine')]}
          onForest
          name="always"
        />
        <p className="max-w-80 text-cream/85">{t('shell.footer.memory')}</p>
        <nav aria-label={t('shell.footer.label')} className="lg:ml-auto">
          <ul className="flex flex-wrap gap-x-6.5 gap-y-1 font-medium">
            <li>
              <a href="#about" className={link}>
                {t('shell.footer.about')}
              </a>
            </li>
            <li>
              <a href="#privacy" className={link}>
                {t('shell.footer.privacy')}
              </a>
            </li>
            <li>
              <a href="#terms" className={link}>
                {t('shell.footer.terms')}
              </a>
            </li>
            <li>
              <Link to={paths.colab} className={link}>
                {t('shell.footer.colab')}
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  )
}
