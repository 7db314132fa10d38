import { useTranslation } from 'react-i18next'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadLaunches } from '../lib/load-launches.ts'
import { apolloContext } from '../lib/loader-context.ts'
import { PageHead } from '../ui/page-head.tsx'
import { About } from './about.tsx'
import { Hero } from './hero.tsx'
import { Legacy } from './legacy.tsx'
import { loadGallery } from './load-gallery.ts'
import { Newsletter } from './newsletter.tsx'
import { Statistics } from './statistics.tsx'
import { Strays } from './strays.tsx'
import { TheRoad } from './the-road.tsx'
import { useScrollTarget } from './use-scroll-target.ts'

const loader = async ({ context }: LoaderFunctionArgs): Promise<null> => {
  const apollo = context.get(apolloContext)
  await Promise.all([loadGallery(apollo), loadLaunches(apollo)])
  return null
}

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
      <TheRoad />
      <About />
      <Statistics />
      <Strays />
      <Legacy />
      <Newsletter />
    </>
  )
}

export { DashboardPage as Component, loader }
