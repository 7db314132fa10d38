import { useTranslation } from 'react-i18next'
import { DogSleeping } from '../ui/illustrations/dog-sleeping.tsx'

export const Strays = () => {
  const { t } = useTranslation()
  return (
    <section id="gallery" tabIndex={-1} aria-labelledby="gallery-title" className="bg-paper-deep">
      <div className="page-width py-section">
        <h2 id="gallery-title" className="text-h2 text-title">
          {t('home.gallery.title')}
        </h2>
        <p className="mt-2 text-ink-soft">{t('home.gallery.text')}</p>
        <DogSleeping className="mt-10 w-120 max-w-full text-forest-800" />
      </div>
    </section>
  )
}
