import { useTranslation } from 'react-i18next'
import { GeorgiaMap } from './map/georgia-map.tsx'

/** Where the dogs are: the thirteen regions and, once they are counted, their figures. */
export const Statistics = () => {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="map-title" className="overflow-x-clip">
      <div className="page-width grid items-center gap-8 py-section lg:grid-cols-[19rem_1fr] lg:gap-14">
        <div>
          <h2 id="map-title" className="max-w-[7em] text-h2 text-title max-lg:max-w-none">
            {t('home.map.title')}
          </h2>
          <p className="mt-2 max-w-text text-lead text-ink-soft">{t('home.map.text')}</p>
        </div>
        <figure className="max-sm:-mx-[calc(var(--spacing-gutter)-3px)]">
          <GeorgiaMap>
            <figcaption className="flex flex-wrap justify-between gap-x-6 text-label text-ink-soft max-sm:px-4">
              <p className="inline-flex min-h-6 items-center">{t('home.map.sample')}</p>
              <a
                href="https://www.openstreetmap.org/copyright"
                className="inline-flex min-h-6 items-center underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {t('home.map.credit')}
              </a>
            </figcaption>
          </GeorgiaMap>
        </figure>
      </div>
    </section>
  )
}
