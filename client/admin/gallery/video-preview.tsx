import { useTranslation } from 'react-i18next'
import { youtubeVideoId } from '../../../schema/videos.ts'
import { FilmFrame } from '../../home/film-frame.tsx'
import { useSettled } from './use-settled.ts'

/** Long enough that the video host is asked for what was meant, not for every letter on the way. */
const typingPause = 600

interface VideoPreviewProps {
  number: number
  link: string
}

/** What the site makes of a link, once whoever types it pauses. */
export const VideoPreview = ({ number, link }: VideoPreviewProps) => {
  const { t } = useTranslation('admin')
  const settled = useSettled(link.trim(), typingPause)
  const videoId = youtubeVideoId(settled)
  return (
    <section aria-label={t('gallery.preview', { number })}>
      {settled === '' ? (
        <p className="grid aspect-video place-items-center rounded-card border-2 border-dashed border-line-strong p-4 text-center text-small text-ink-soft">
          {t('gallery.emptySlot')}
        </p>
      ) : (
        <FilmFrame key={videoId} film={{ number, videoId }} />
      )}
    </section>
  )
}
