import { galleryChange } from '../../schema/gallery.ts'
import { parse } from '../core/parse.ts'
import { requireAdmin, type Viewer } from '../core/viewer.ts'
import type { GalleryRepository } from './gallery.repository.ts'
import type { Gallery } from './gallery.ts'

/** Empty slots at the end need not be said; those between keep their place. */
const withoutEmptyEnd = (slots: readonly string[]): string[] =>
  slots.slice(0, slots.findLastIndex((link) => link !== '') + 1)

export const createGalleryService = (gallery: GalleryRepository) => {
  const get = async (): Promise<Gallery> => ({ videoLinks: withoutEmptyEnd(await gallery.slots()) })

  return {
    get,

    /**
     * Sets all slots; those not named become empty.
     * @throws Problem `validation_failed`
     */
    update: async (viewer: Viewer, input: unknown): Promise<Gallery> => {
      requireAdmin(viewer)
      const { videoLinks } = parse(galleryChange, input)
      await gallery.fill(videoLinks.map((link) => link.trim()))
      return get()
    },
  }
}

export type GalleryService = ReturnType<typeof createGalleryService>
