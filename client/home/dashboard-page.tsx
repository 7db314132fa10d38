import { useTranslation } from 'react-i18next'
import { PageHead } from '../ui/page-head.tsx'
import { About } from './about.tsx'
import { Hero } from './hero.tsx'
import { Strays } from './strays.tsx'
import { useScrollTarget } from './use-scroll-target.ts'

const DashboardPage = () => {
  const { t } = useTranslation()
  useScrollTarget()
  return (
    <>
      <PageHead
        title={t('shell.site')}
        description={t('pages.dashboard.description')}
        site={t('shell.site')}
      />
      <Hero />
      <About />
      <Strays />
    </>
  )
}

export { DashboardPage as Component }
