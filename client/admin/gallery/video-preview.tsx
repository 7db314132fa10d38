import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { youtubeVideoId } from '../../../schema/videos.ts'
import { FilmFrame } from '../../home/film-frame.tsx'
import type { Film } from '../../home/films.ts'

/** Long enough that the video host is asked for what was meant, not for every letter on the way. */
const debounceDelay = 600

interface VideoPreviewProps {
  /** Which place of the gallery it is, what stands there before the film, and what the site calls that. */
  number: number
  drawing: Film['drawing']
  name: Film['name']
  link: string
}

/** What `text` was when its writer last paused. */
const usePausedText = (text: string): string => {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), debounceDelay)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/** What the site makes of a link, once whoever types it pauses. */
export const VideoPreview = ({ number, drawing, name, link }: VideoPreviewProps) => {
  const { t } = useTranslation('admin')
  const shown = usePausedText(link.trim())
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
