import type { FragmentType } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import { isDrawingPath, pictureSources } from '../../schema/pictures.ts'
import { youtubeVideoId } from '../../schema/videos.ts'
import type { ProjectMediaFragment } from '../generated/operations.ts'
import { unmask } from '../lib/unmask.ts'
import { KennelNight } from '../ui/illustrations/kennel-night.tsx'

interface ProjectMediaProps {
  project: FragmentType<ProjectMediaFragment>
}

const cover = 'absolute inset-0 size-full'

/** The project's film; without one its picture, and without either a drawing, which also waits for the film. */
export const ProjectMedia = ({ project }: ProjectMediaProps) => {
  const { title, youtubeUrl, imageUrl } = unmask(project)
  const { t } = useTranslation()
  const videoId = youtubeUrl === null ? null : youtubeVideoId(youtubeUrl)
  return (
    <div className="relative aspect-video overflow-hidden rounded-card bg-forest-700">
      <KennelNight className={cover} />
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
        imageUrl !== null && (
          <img
            src={imageUrl}
            {...pictureSources(imageUrl)}
            sizes="(min-width: 64rem) 50rem, 100vw"
            alt={isDrawingPath(imageUrl) ? '' : title}
            fetchPriority="high"
            className={`${cover} object-cover`}
          />
        )
      )}
    </div>
  )
}
