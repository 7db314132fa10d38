import { useTranslation } from 'react-i18next'
import { Card } from '../ui/card.tsx'
import { PawPrintPaths } from '../ui/illustrations/paw-print.tsx'
import { TierTag } from './tier-tag.tsx'

const tiers = [
  {
    name: 'platinum',
    metal: '[--tag:var(--color-platinum-100)] text-platinum-700',
    card: 'gap-5 px-5 py-6 sm:px-7 sm:py-8',
    medal: 'size-16 sm:size-21',
  },
  {
    name: 'golden',
    metal: '[--tag:var(--color-ochre-300)] text-ochre-800',
    card: 'gap-4.5 px-5 py-4.5 sm:px-6',
    medal: 'size-14 sm:size-16',
  },
  {
    name: 'silver',
    metal: '[--tag:var(--color-silver-100)] text-silver-700',
    card: 'gap-4.5 px-5 py-4.5 sm:px-6',
    medal: 'size-14 sm:size-16',
  },
] as const

const places = ['anyone', 'first'] as const

/** Three tiers of contributors, two places in each, all still free. */
export const Contributors = () => {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="contributors-title" className="bg-paper-deep">
      <div className="page-width py-section">
        <h2 id="contributors-title" className="text-center text-h2">
          {t('donate.contributors.title')}
        </h2>
        <div className="mt-8 grid gap-9 lg:mt-10 lg:gap-5.5">
          {tiers.map(({ name, metal, card, medal }) => (
            <section
              key={name}
              aria-labelledby={`${name}-title`}
              className="grid items-center gap-x-4 gap-y-3.5 lg:grid-cols-[10.7rem_1fr]"
            >
              <div className="flex items-center gap-3.5 lg:block">
                <TierTag className={`h-11 lg:h-15 ${metal}`} />
                <h3 id={`${name}-title`} className="text-h3 lg:mt-2">
                  {t(`donate.contributors.${name}`)}
                </h3>
              </div>
              <ul className="grid gap-3.5 md:grid-cols-2 md:gap-6.5">
                {places.map((place) => (
                  <Card as="li" key={place} className={`flex items-center ${card}`}>
                    <svg
                      aria-hidden="true"
                      viewBox="-100 -100 200 200"
                      className={`shrink-0 ${medal} ${metal}`}
                    >
                      <circle r="100" fill="var(--tag)" />
                      <g fill="currentColor" transform="scale(.56) translate(-100 -100)">
                        <PawPrintPaths />
                      </g>
                    </svg>
                    <div className="min-w-0">
                      <p className="font-serif text-h3 leading-title font-semibold">
                        {t('donate.contributors.name')}
                      </p>
                      <p className="mt-1 text-small text-ink-soft">{t(`donate.contributors.${place}`)}</p>
                    </div>
                  </Card>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </section>
  )
}
