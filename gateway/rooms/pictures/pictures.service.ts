import type { Locale } from '../../../schema/locales.ts'
import {
  type Picture,
  type PictureUse,
  picture,
  pictureChange,
  pictureList,
} from '../../../schema/picture-library.ts'
import { pathOfPublicId } from '../../../schema/pictures.ts'
import type { Clock } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import type { SortedListPage } from '../../core/sorted-list-page.ts'
import type { MadeFrom } from '../../core/version-tags.ts'
import { requirePermission, type Viewer } from '../../core/viewer.ts'
import type { Wanted } from '../../core/wanted.ts'
import { changeRecords, deleteRecords, found, readRecords } from '../../models/records.service.ts'
import type { PicturesRepository } from './pictures.repository.ts'

/** A picture with what uses it. */
export type PictureWithUses = Picture & { uses: readonly PictureUse[] }

/** Long enough for the slowest store: what has not arrived by then never will. */
const timeToArrive = 3_600_000

const { read } = picture.permissions

/** Pictures that are kept to be used again. They come by being uploaded. */
export const createPicturesService = (pictures: PicturesRepository, clock: Clock) => {
  const reading = readRecords({ model: picture, list: pictureList, records: pictures, clock })
  const { update } = changeRecords({ model: picture, change: pictureChange, records: pictures })

  const withUses = async (bare: readonly Picture[]): Promise<PictureWithUses[]> => {
    const uses = await pictures.usesOf(bare.map(({ id }) => id))
    return bare.map((each, index) => ({ ...each, uses: uses[index] ?? [] }))
  }

  const alone = async (bare: Picture): Promise<PictureWithUses> => {
    const [whole] = await withUses([bare])
    return whole ?? { ...bare, uses: [] }
  }

  /** By its id, or by what uploading has called it. */
  const get = async (viewer: Viewer, id: string, wanted?: Wanted): Promise<Picture> => {
    requirePermission(viewer, read)
    const path = pathOfPublicId(id)
    const known = path === null ? id : await pictures.idAt(path)
    return found(picture, known ?? '', (each) => pictures.find(each, wanted))
  }

  return {
    /** A page of the pictures, searched, narrowed and sorted as the input says, for the team. */
    list: reading.list,
    get,
    update,
    /** Puts one into the bin that nothing uses. */
    ...deleteRecords({ model: picture, records: pictures, clock }),

    listWithUses: async (
      viewer: Viewer,
      input: unknown,
      locale: Locale,
    ): Promise<SortedListPage<PictureWithUses>> => {
      const page = await reading.list(viewer, input, locale)
      return { ...page, nodes: await withUses(page.nodes) }
    },

    getWithUses: async (viewer: Viewer, id: string): Promise<PictureWithUses> => alone(await get(viewer, id)),

    updateWithUses: async (
      viewer: Viewer,
      id: string,
      input: unknown,
      locale: Locale,
      from: MadeFrom,
    ): Promise<PictureWithUses> => alone(await update(viewer, id, input, locale, from)),

    /** What uses each of these, in their order. */
    usesOf: (viewer: Viewer, ids: readonly string[]): Promise<PictureUse[][]> => {
      requirePermission(viewer, read)
      return pictures.usesOf(ids)
    },

    /** Is told before the files of a picture are written, so that none are left of one that does not arrive. */
    expect: (viewer: Viewer, address: string): Promise<void> => {
      requirePermission(viewer, picture.permissions.write)
      return pictures.expect(address, new Date(clock.now().getTime() + timeToArrive))
    },

    /** Keeps a picture whose files are there. */
    keep: (viewer: Viewer, address: string, name: string): Promise<void> => {
      const { id: uploadedBy } = requirePermission(viewer, picture.permissions.write)
      return pictures.keep({ id: newId(), address, name, uploadedBy, createdAt: clock.now() })
    },

    /** Has the files removed of what was destroyed, or has never arrived. Any gateway may, and at any time. */
    removeUnkept: async (remove: (address: string) => Promise<void>): Promise<void> => {
      await pictures.removeDue(clock.now(), remove)
    },
  }
}

export type PicturesService = ReturnType<typeof createPicturesService>
