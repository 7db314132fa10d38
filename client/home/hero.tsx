import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button-class.ts'
import { DogSitting } from '../ui/illustrations/dog-sitting.tsx'
import { HeroArch } from '../ui/illustrations/hero-arch.tsx'
import { Tag } from '../ui/tag.tsx'

/** The dog at the lit door, on the ground line that runs from edge to edge. */
export const Hero = () => {
  const { t } = useTranslation()
  return (
    <section className="overflow-hidden border-b-[5px] border-forest-800">
      <div className="page-width grid gap-10 pt-10 lg:grid-cols-[1fr_auto] lg:gap-0 lg:pt-12">
        <div className="lg:pb-20">
          <Tag tone="ochre">{t('home.hero.tag')}</Tag>
          <h1 className="mt-5 max-w-[7em] text-display leading-display tracking-display text-title">
            {t('home.hero.title')}
          </h1>
          <p className="mt-6 max-w-120 text-lead text-ink-soft">{t('home.hero.text')}</p>
          <Link to={paths.donate} className={`${buttonClass('give', 'large')} mt-8 max-sm:w-full`}>
            {t('home.hero.start')}
            <ArrowRight aria-hidden="true" className="size-5" />
          </Link>
        </div>
        <div className="relative -ml-[12%] self-end justify-self-center text-forest-800 [--ill-shade:transparent] lg:-mr-9 lg:-ml-20">
          <HeroArch className="w-110 max-w-full lg:w-[min(35rem,46vw)]" />
          <DogSitting className="absolute bottom-0 left-[11.5%] w-[85%] translate-y-[4.9%]" />
        </div>
      </div>
    </section>
  )
}
