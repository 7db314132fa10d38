import type { FragmentType } from '@apollo/client'
import type { ComponentProps } from 'react'
import { isDrawingPath, pictureSources } from '../../schema/pictures.ts'
import type { ProjectCoverFragment } from '../generated/operations.ts'
import { objectPosition } from '../lib/object-position.ts'
import { unmask } from '../lib/unmask.ts'
import { KennelNight } from '../ui/illustrations/kennel-night.tsx'

interface ProjectCoverProps {
  project: FragmentType<ProjectCoverFragment>
  /** What is said in the place of a photo of which nothing is said. */
  fallback: string
  sizes: string
  /** Whether something covers it, for which no photo is loaded. */
  isBehind?: boolean
  loading: Pick<ComponentProps<'img'>, 'fetchPriority' | 'loading'>
}

const cover = 'absolute inset-0 size-full'

/** The photo of a project; without one a drawing, its own if it has one. */
export const ProjectCover = ({ project, fallback, sizes, isBehind = false, loading }: ProjectCoverProps) => {
  const { imageUrl, picture } = unmask(project)
  const [drawing, photo] = isDrawingPath(imageUrl ?? '') ? [imageUrl, null] : [null, imageUrl]
  return (
    <>
      {drawing === null ? (
        <KennelNight className={cover} />
      ) : (
        <img src={drawing} alt="" {...loading} className={`${cover} object-cover`} />
      )}
      {photo !== null && !isBehind && (
        <img
          src={photo}
          {...pictureSources(photo)}
          sizes={sizes}
          alt={picture?.alt ?? fallback}
          style={objectPosition(picture)}
          {...loading}
          className={`${cover} object-cover`}
        />
      )}
    </>
  )
}
