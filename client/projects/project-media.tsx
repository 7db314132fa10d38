import type { FragmentType } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import { isDrawingPath, pictureSources } from '../../schema/pictures.ts'
import { youtubeVideoId } from '../../schema/videos.ts'
import type { ProjectMediaFragment } from '../generated/operations.ts'
import { objectPosition } from '../lib/object-position.ts'
import { unmask } from '../lib/unmask.ts'
import { KennelNight } from '../ui/illustrations/kennel-night.tsx'

interface ProjectMediaProps {
  project: FragmentType<ProjectMediaFragment>
}

const cover = 'absolute inset-0 size-full'

/** The project's film; without one its photo, and without either a drawing, its own if it has one, which also waits for the film. */
export const ProjectMedia = ({ project }: ProjectMediaProps) => {
  const { title, youtubeUrl, imageUrl, picture } = unmask(project)
  const { t } = useTranslation()
  const videoId = youtubeUrl === null ? null : youtubeVideoId(youtubeUrl)
  const [drawing, photo] = isDrawingPath(imageUrl ?? '') ? [imageUrl, null] : [null, imageUrl]
  return (
    <div className="relative aspect-video overflow-hidden rounded-card bg-forest-700 print:w-[8cm]">
      {drawing === null ? (
        <KennelNight className={cover} />
      ) : (
        <img src={drawing} alt="" fetchPriority="high" className={`${cover} object-cover`} />
      )}
      {videoId !== null ? (
        <iframe
          src={`https://www.youtube-nocookie.com/embed/${videoId}`}
          title={t('projects.video', { title })}
          loading="lazy"
          allow="accelerometer; encrypted-media; gyroscope; picture-in-picture; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          className={cover}
        />
      ) : (
        photo !== null && (
          <img
            src={photo}
            {...pictureSources(photo)}
            sizes="(min-width: 64rem) 50rem, 100vw"
            alt={picture?.alt ?? title}
            style={objectPosition(picture)}
            fetchPriority="high"
            className={`${cover} object-cover`}
          />
        )
      )}
    </div>
  )
}
