import type { FragmentType } from '@apollo/client'
import type { ProjectCoverFragment } from '../generated/operations.ts'
import { photoOf } from '../lib/photo-of.ts'
import { unmask } from '../lib/unmask.ts'
import { CoverPicture, type CoverPictureProps, cover } from '../ui/cover-picture.tsx'
import { KennelNight } from '../ui/illustrations/kennel-night.tsx'

interface ProjectCoverProps extends Pick<CoverPictureProps, 'fallback' | 'sizes' | 'loading'> {
  project: FragmentType<ProjectCoverFragment>
  /** Whether something covers it, for which no photo is loaded. */
  isBehind?: boolean
}

/** The photo of a project; without one a drawing, its own if it has one. */
export const ProjectCover = ({ project, isBehind = false, ...shown }: ProjectCoverProps) => {
  const { imageUrl, picture } = unmask(project)
  if (imageUrl === null || (isBehind && photoOf(imageUrl) !== null)) return <KennelNight className={cover} />
  return <CoverPicture imageUrl={imageUrl} picture={picture} {...shown} />
}
