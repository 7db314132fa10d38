import type { ComponentProps } from 'react'
import { pictureSources } from '../../schema/pictures.ts'
import { objectPosition } from '../lib/object-position.ts'
import { photoOf } from '../lib/photo-of.ts'
import { KennelNight } from './illustrations/kennel-night.tsx'

export interface CoverPictureProps {
  imageUrl: string
  /** What is said of it, where anything is. */
  picture: { alt: string | null; focusX: number | null; focusY: number | null } | null
  /** What is said in the place of a photo of which nothing is said. */
  fallback: string
  sizes: string
  loading: Pick<ComponentProps<'img'>, 'fetchPriority' | 'loading'>
  /** What a photo is to search engines, as schema.org names it. */
  itemProp?: string
}

export const cover = 'absolute inset-0 size-full'

/** The picture of a record over all of its frame: a photo, cropped around its focal point, or a drawing. */
export const CoverPicture = ({
  imageUrl,
  picture,
  fallback,
  sizes,
  loading,
  itemProp,
}: CoverPictureProps) => {
  const photo = photoOf(imageUrl)
  if (photo === null) return <img src={imageUrl} alt="" {...loading} className={`${cover} object-cover`} />
  return (
    <>
      <KennelNight className={cover} />
      <img
        src={photo}
        {...pictureSources(photo)}
        sizes={sizes}
        alt={picture?.alt ?? fallback}
        style={objectPosition(picture)}
        itemProp={itemProp}
        {...loading}
        className={`${cover} object-cover`}
      />
    </>
  )
}
