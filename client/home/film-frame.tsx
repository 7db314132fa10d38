import { Play } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Drawing } from '../ui/drawings/drawing.tsx'
import { drawings } from '../ui/drawings/drawings.ts'
import type { Film } from './films.ts'
import { useNearViewport } from './use-near-viewport.ts'

interface FilmFrameProps {
  film: Film
  className?: string
}

/**
 * One film, under it its name. A drawing stands in its place until the reader comes near: a browser
 * asks the video host for nothing while a lazy frame is hidden, but left alone asks from pages away.
 */
export const FilmFrame = ({ film: { name, drawing, videoId }, className = '' }: FilmFrameProps) => {
  const { t } = useTranslation()
  const figure = useRef<HTMLElement>(null)
  const isNear = useNearViewport(figure)
  const title = t(`home.gallery.names.${name}`)
  return (
    <figure ref={figure} className={className}>
      <div className="relative aspect-video print:hidden overflow-hidden rounded-card bg-forest-100">
        <Drawing of={drawings[drawing]} isLazy className="absolute inset-0 size-full object-cover" />
        {videoId === null ? (
          <p className="absolute inset-x-3 bottom-3 rounded-field bg-surface px-4 py-2 text-small font-semibold">
            {t('home.gallery.unavailable')}
          </p>
        ) : (
          <>
            <span
              aria-hidden="true"
              className="absolute bottom-[6%] left-[3.5%] grid size-13 place-items-center rounded-pill bg-surface text-forest-800 shadow-float"
            >
              <Play className="ml-0.5 size-5 fill-current" />
            </span>
            <iframe
              src={`https://www.youtube-nocookie.com/embed/${videoId}`}
              title={title}
              loading="lazy"
              allow="accelerometer; encrypted-media; gyroscope; picture-in-picture; fullscreen"
              referrerPolicy="strict-origin-when-cross-origin"
              className={`absolute inset-0 size-full ${isNear ? '' : 'hidden'}`}
            />
          </>
        )}
      </div>
      <figcaption className="mt-2 text-small font-semibold text-ink-soft">
        {title}
        {videoId !== null && <span className="hidden print:block">https://youtu.be/{videoId}</span>}
      </figcaption>
    </figure>
  )
}
