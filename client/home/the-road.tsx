import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Bowl } from '../ui/illustrations/bowl.tsx'
import { House } from '../ui/illustrations/house.tsx'
import { Paw } from '../ui/illustrations/paw.tsx'
import { LaunchedLink } from './launched-link.tsx'

interface StopProps {
  drawing: ReactNode
  title: string
  text: string
}

/** One stop: on a wide page a stretch of the ground line, on a narrow one of a trail that runs down. */
const Stop = ({ drawing, title, text }: StopProps) => (
  <li className="group grid grid-cols-[4.5rem_1fr] gap-x-6 md:block">
    <div className="flex flex-col items-center text-forest-800 [--ill-shade:transparent] md:h-40 md:flex-row md:items-end md:pl-3">
      {drawing}
      <span
        aria-hidden="true"
        className="mt-3 mb-2 min-h-8 w-0 flex-1 border-l-[5px] border-dashed border-ochre-500 group-last:hidden md:hidden"
      />
    </div>
    <div aria-hidden="true" className="hidden items-center md:flex">
      <span className="h-[5px] flex-1 bg-forest-800" />
      <span className="w-10 border-t-[5px] border-dashed border-ochre-500 group-last:hidden" />
    </div>
    <div className="pb-10 md:pt-4 md:pr-9 md:pb-0 md:group-last:pr-0">
      <h3 className="text-h3">{title}</h3>
      <p className="mt-1.5 text-ink-soft">{text}</p>
    </div>
  </li>
)

/** What the projects do: the one road every dog walks, from the street to a home. */
export const TheRoad = () => {
  const { t } = useTranslation()
  return (
    <section id="projects" tabIndex={-1} aria-labelledby="road-title">
      <div className="page-width pt-section pb-[calc(var(--spacing-section)-2.5rem)] md:pb-section">
        <div className="grid gap-x-10 gap-y-4 md:grid-cols-2 md:items-end">
          <h2 id="road-title" className="max-w-[8em] text-h1 text-title">
            {t('home.road.title')}
          </h2>
          <p className="max-w-text text-lead text-ink-soft">{t('home.road.text')}</p>
        </div>
        <ol className="mt-12 md:mt-14 md:grid md:grid-cols-3">
          <Stop
            drawing={<Paw className="w-16 md:mb-7 md:w-24" />}
            title={t('home.road.found.title')}
            text={t('home.road.found.text')}
          />
          <Stop
            drawing={<Bowl className="w-18 md:-mb-[1.1%] md:w-39 md:translate-y-[9%]" />}
            title={t('home.road.treated.title')}
            text={t('home.road.treated.text')}
          />
          <Stop
            drawing={<House className="w-18 md:w-40 md:translate-y-[6%]" />}
            title={t('home.road.home.title')}
            text={t('home.road.home.text')}
          />
        </ol>
        <LaunchedLink page="projects" text={t('home.road.projects')} />
      </div>
    </section>
  )
}
