import { useTranslation } from 'react-i18next'
import { useGalleryQuery } from '../generated/operations.ts'
import { Drawing } from '../ui/drawings/drawing.tsx'
import { drawings } from '../ui/drawings/drawings.ts'
import { FilmFrame } from './film-frame.tsx'
import { filmsOf } from './films.ts'

/** Three films: the first large, the others beside it. */
const threeFilms =
  'md:grid-cols-2 lg:grid-cols-[2.3fr_1fr] md:*:first:col-span-2 lg:*:first:col-span-1 lg:*:first:row-span-2'

/** The films of our dogs, once an admin has chosen some. */
export const Strays = () => {
  const { t } = useTranslation()
  const { data } = useGalleryQuery()
  const films = filmsOf(data.gallery.videoLinks)
  return (
    <section id="gallery" tabIndex={-1} aria-labelledby="gallery-title" className="bg-paper-deep">
      <div className="page-width py-section">
        <div className="flex flex-wrap items-baseline gap-x-5 gap-y-2">
          <h2 id="gallery-title" className="text-h2 text-title">
            {t('home.gallery.title')}
          </h2>
          {films.length > 0 && <p className="text-ink-soft">{t('home.gallery.text')}</p>}
        </div>
        {films.length > 0 ? (
          <div
            className={`mt-7 grid gap-7 ${films.length === 3 ? threeFilms : films.length === 2 ? 'md:grid-cols-2' : ''}`}
          >
            {films.map((film) => (
              <FilmFrame key={film.name} film={film} />
            ))}
          </div>
        ) : (
          <div className="mt-10 grid justify-items-center gap-4 text-center">
            <Drawing of={drawings.threeLeggedRunner} isLazy className="w-72 max-w-full" />
            <p className="text-ink-soft">{t('home.gallery.empty')}</p>
          </div>
        )}
      </div>
    </section>
  )
}
