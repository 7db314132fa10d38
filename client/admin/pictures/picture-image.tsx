import { pictureSources } from '../../../schema/pictures.ts'
import type { KeptPictureFragment } from '../../generated/admin-operations.ts'
import { objectPosition } from '../../lib/object-position.ts'

interface PictureImageProps {
  picture: Pick<KeptPictureFragment, 'address' | 'focusX' | 'focusY'>
  /** What is to be seen in it; empty where that stands beside it. */
  alt: string
  className?: string
}

/** A kept picture as the site crops it, small. */
export const PictureImage = ({ picture, alt, className = '' }: PictureImageProps) => (
  <img
    src={picture.address}
    {...pictureSources(picture.address)}
    sizes="20rem"
    alt={alt}
    loading="lazy"
    style={objectPosition(picture)}
    className={`aspect-video w-full bg-paper-deep object-cover ${className}`}
  />
)
