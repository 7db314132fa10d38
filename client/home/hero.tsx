import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Onward } from '../ui/onward.tsx'
import { Tag } from '../ui/tag.tsx'
import { DogAtTheDoor } from './dog-at-the-door.tsx'
import { PawTrail } from './paw-trail.tsx'

/** The dog at the lit door, on the ground line that runs from edge to edge. */
export const Hero = () => {
  const { t } = useTranslation()
  return (
    <section>
      <div className="overflow-hidden border-b-[5px] border-forest-800">
        <div className="page-width grid grid-cols-1 gap-10 pt-10 lg:grid-cols-[1fr_auto] lg:gap-0 lg:pt-12">
          <div className="lg:pb-20">
            <Tag tone="ochre">{t('home.hero.tag')}</Tag>
            <h1 className="mt-5 max-w-[7em] text-display leading-display tracking-display text-title">
              {t('home.hero.title')}
            </h1>
            <p className="mt-6 max-w-120 text-lead text-ink-soft">{t('home.hero.text')}</p>
            <Link to={paths.donate} className={`${buttonClass('donate', 'large')} mt-8 max-sm:w-full`}>
              {t('home.hero.start')}
              <Onward className="size-5" />
            </Link>
          </div>
          <DogAtTheDoor className="-ml-[12%] w-110 max-w-full self-end justify-self-center lg:-mr-9 lg:-ml-20 lg:w-[min(35rem,46vw)]" />
        </div>
      </div>
      <PawTrail />
    </section>
  )
}
