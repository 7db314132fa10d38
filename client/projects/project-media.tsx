import type { FragmentType } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import { youtubeVideoId } from '../../schema/videos.ts'
import type { ProjectMediaFragment } from '../generated/operations.ts'
import { unmask } from '../lib/unmask.ts'
import { ProjectCover } from './project-cover.tsx'

interface ProjectMediaProps {
  project: FragmentType<ProjectMediaFragment>
}

/** The project's film; without one its photo, and without either a drawing, its own if it has one, which also waits for the film. */
export const ProjectMedia = ({ project }: ProjectMediaProps) => {
  const media = unmask(project)
  const { title, youtubeUrl } = media
  const { t } = useTranslation()
  const videoId = youtubeUrl === null ? null : youtubeVideoId(youtubeUrl)
  return (
    <div className="relative aspect-video overflow-hidden rounded-card bg-forest-700 print:w-[8cm]">
      <ProjectCover
        project={media}
        fallback={title}
        sizes="(min-width: 64rem) 50rem, 100vw"
        isBehind={videoId !== null}
        loading={{ fetchPriority: 'high' }}
      />
      {videoId !== null && (
        <iframe
          src={`https://www.youtube-nocookie.com/embed/${videoId}`}
          title={t('projects.video', { title })}
          loading="lazy"
          allow="accelerometer; encrypted-media; gyroscope; picture-in-picture; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          className="absolute inset-0 size-full"
        />
      )}
    </div>
  )
}
