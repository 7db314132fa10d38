import { useTranslation } from 'react-i18next'
import { DogSleeping } from '../ui/illustrations/dog-sleeping.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { ContactForm } from './contact-form.tsx'

const reasons = ['saw', 'help', 'together'] as const

/** Why people write, and the letter, with the dog asleep on its upper edge. */
const ColabPage = () => {
  const { t } = useTranslation()
  const page = t('pages.colab', { returnObjects: true })
  return (
    <div className="page-width grid w-full gap-x-20 gap-y-8 pt-10 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)] lg:grid-rows-[auto_1fr] lg:pt-16 lg:pb-24">
      <PageHead {...page} site={t('shell.site')} />
      <div className="lg:pt-20">
        <h1 className="text-h1 text-title">{page.title}</h1>
        <p className="mt-4 max-w-text text-lead text-ink-soft">{t('contacts.lead')}</p>
      </div>
      <div className="lg:row-span-2">
        <DogSleeping className="relative -mb-3 ml-auto block w-60 max-w-[78%] text-forest-800 sm:mr-8 sm:w-88" />
        <div className="rounded-card border border-line bg-surface px-5 pt-8 pb-6 shadow-card sm:px-9 sm:pt-10 sm:pb-9">
          <ContactForm />
        </div>
      </div>
      <dl className="self-start border-t border-line">
        {reasons.map((reason) => (
          <div key={reason} className="border-b border-line py-4.5">
            <dt className="font-serif text-h3 font-semibold text-title">{t(`contacts.${reason}.title`)}</dt>
            <dd className="mt-1 text-ink-soft">{t(`contacts.${reason}.text`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

export { ColabPage as Component }
