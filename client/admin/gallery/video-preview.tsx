import { useTranslation } from 'react-i18next'
import { youtubeVideoId } from '../../../schema/videos.ts'
import { FilmFrame } from '../../home/film-frame.tsx'
import type { Film } from '../../home/films.ts'

interface VideoPreviewProps {
  /** Which place of the gallery it is, what stands there before the film, and what the site calls that. */
  number: number
  drawing: Film['drawing']
  name: Film['name']
  link: string
}

/** What the site makes of a link. */
export const VideoPreview = ({ number, drawing, name, link }: VideoPreviewProps) => {
  const { t } = useTranslation('admin')
  const shown = link.trim()
  const videoId = youtubeVideoId(shown)
  return (
    <section aria-label={t('gallery.preview', { number })}>
      {shown === '' ? (
        <p className="grid aspect-video place-items-center rounded-card border-2 border-dashed border-line-strong p-4 text-center text-small text-ink-soft">
          {t('gallery.emptySlot')}
        </p>
      ) : (
        <FilmFrame key={videoId} film={{ name, drawing, videoId }} />
      )}
    </section>
  )
}
