import { useTranslation } from 'react-i18next'
import { DogHead } from '../ui/illustrations/dog-head.tsx'
import { Tag } from '../ui/tag.tsx'

export const About = () => {
  const { t } = useTranslation()
  return (
    <section
      id="about"
      tabIndex={-1}
      aria-labelledby="about-title"
      className="on-forest bg-forest-800 text-cream"
    >
      <div className="page-width grid items-center gap-10 pt-section md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-cols-[26rem_1fr] lg:gap-20">
        <div className="order-last flex justify-center self-end overflow-hidden rounded-arch bg-ochre-300 pt-16 md:order-first">
          <DogHead className="w-[88%] translate-y-[1.2%] text-forest-800" />
        </div>
        <div className="pb-4 md:pb-section">
          <Tag tone="ochre">{t('home.about.tag')}</Tag>
          <h2 id="about-title" className="mt-4 max-w-[15em] text-h1">
            {t('home.about.title')}
          </h2>
          <p className="mt-6 max-w-text text-cream/90">{t('home.about.story')}</p>
          <p className="mt-4 max-w-text text-cream/90">{t('home.about.today')}</p>
        </div>
      </div>
    </section>
  )
}
