import { galleryChange } from '../../../schema/gallery.ts'
import { parse } from '../../core/parse.ts'
import { Problem } from '../../core/problem.ts'
import type { MadeFrom } from '../../core/version-tags.ts'
import { requirePermission, type Viewer } from '../../core/viewer.ts'
import type { GalleryRepository } from './gallery.repository.ts'
import type { Gallery } from './gallery.ts'

/** Empty slots at the end need not be said; those between keep their place. */
const withoutEmptyEnd = (slots: readonly string[]): string[] =>
  slots.slice(0, slots.findLastIndex((link) => link !== '') + 1)

const toGallery = (slots: readonly { videoUrl: string; version: number }[]): Gallery => ({
  videoLinks: withoutEmptyEnd(slots.map(({ videoUrl }) => videoUrl)),
  version: slots[0]?.version ?? 1,
})

export const createGalleryService = (gallery: GalleryRepository) => ({
  get: async (): Promise<Gallery> => toGallery(await gallery.slots()),

  /**
   * Sets all slots; those not named become empty. What is so already is no change.
   * @throws Problem `validation_failed`, `edit_conflict` when `input` names a version that is no longer the
   * current one, `precondition_failed` when the current one is not among those in `from`
   */
  update: async (viewer: Viewer, input: unknown, from: MadeFrom = null): Promise<Gallery> => {
    requirePermission(viewer, 'content:write')
    const { videoLinks, version } = parse(galleryChange, input)
    const links = videoLinks.map((link) => link.trim())
    const slots = await gallery.fill(links, (current) => {
      if (from !== null && !from.includes(current)) throw new Problem('precondition_failed')
      if (version !== undefined && version !== current) throw new Problem('edit_conflict')
    })
    return toGallery(slots)
  },
})

export type GalleryService = ReturnType<typeof createGalleryService>
