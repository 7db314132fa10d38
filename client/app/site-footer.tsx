import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useLaunches } from '../lib/load-launches.ts'
import { paths } from '../lib/paths.ts'
import { useSectionLink } from '../lib/use-section-link.ts'
import { SiteMark } from '../ui/site-mark.tsx'

const link =
  'inline-flex min-h-8 items-center underline decoration-1 underline-offset-[6px] hover:decoration-2'

export const SiteFooter = () => {
  const { t } = useTranslation()
  const isOnDashboard = useLocation().pathname === paths.dashboard
  const about = useSectionLink()('about')
  const { giving } = useLaunches()
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
              <a {...about} href={isOnDashboard ? '#about' : about.href} className={link}>
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
            {giving && (
              <li>
                <Link to={paths.accounts} className={link}>
                  {t('shell.accounts')}
                </Link>
              </li>
            )}
          </ul>
        </nav>
      </div>
      <div className="page-width pb-10 text-small">
        <div className="grid gap-x-16 gap-y-6 border-cream/25 border-t pt-7 md:grid-cols-2">
          {(['privacy', 'terms'] as const).map((name) => (
            <section key={name} id={name} tabIndex={-1} aria-labelledby={`${name}-title`}>
              <h2 id={`${name}-title`} className="font-sans text-small leading-normal tracking-normal">
                {t(`shell.footer.${name}`)}
              </h2>
              <p className="mt-1 max-w-text text-cream/85">
                {t(giving && name === 'terms' ? 'shell.footer.termsTextGiving' : `shell.footer.${name}Text`)}
              </p>
              <Link to={paths[name]} className={`${link} mt-1 font-medium`}>
                {t(`shell.footer.${name}More`)}
              </Link>
            </section>
          ))}
        </div>
      </div>
    </footer>
  )
}
