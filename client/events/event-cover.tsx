import type { FragmentType } from '@apollo/client'
import type { EventCoverFragment } from '../generated/operations.ts'
import { unmask } from '../lib/unmask.ts'
import { CoverPicture, type CoverPictureProps } from '../ui/cover-picture.tsx'

interface EventCoverProps extends Pick<CoverPictureProps, 'fallback' | 'sizes' | 'loading' | 'itemProp'> {
  event: FragmentType<EventCoverFragment>
  className: string
}

/** The picture of an event, in a frame; without one there is none. */
export const EventCover = ({ event, className, ...shown }: EventCoverProps) => {
  const { imageUrl, picture } = unmask(event)
  if (imageUrl === null) return null
  return (
    <div className={`relative overflow-hidden bg-forest-700 ${className}`}>
      <CoverPicture imageUrl={imageUrl} picture={picture} {...shown} />
    </div>
  )
}
