import { useTranslation } from 'react-i18next'
import { ArchiveLink } from '../newsletter/archive-link.tsx'
import { Drawing } from '../ui/drawings/drawing.tsx'
import { drawings } from '../ui/drawings/drawings.ts'
import { NewsletterForm } from './newsletter-form.tsx'

/** A dog on the card that asks for an email. The card stands on the footer. */
export const Newsletter = () => {
  const { t } = useTranslation()
  return (
    <section id="contacts" tabIndex={-1} aria-labelledby="newsletter-title">
      <div className="page-width flex flex-col max-sm:px-0">
        <Drawing
          of={drawings.smallTerrier}
          isLazy
          className="mr-[8%] w-[46%] max-w-56 self-end translate-y-[1.5%]"
        />
        <div className="grid gap-x-16 gap-y-6 bg-ochre-300 px-gutter py-12 sm:rounded-t-card sm:px-10 lg:grid-cols-2 lg:items-center lg:px-16 lg:py-18">
          <div>
            <h2 id="newsletter-title" className="text-h2 text-title">
              {t('home.newsletter.title')}
            </h2>
            <p className="mt-2 max-w-[27em]">{t('home.newsletter.text')}</p>
            <ArchiveLink text={t('home.newsletter.archive')} className="mt-2" />
          </div>
          <NewsletterForm />
        </div>
      </div>
    </section>
  )
}
