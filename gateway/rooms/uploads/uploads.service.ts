import { createHash } from 'node:crypto'
import { longest } from '../../../schema/limits.ts'
import {
  isPictureName,
  narrowerPictureName,
  narrowerWidths,
  pictureName,
  pictureSources,
  pictureStem,
  publicIdOf,
  uploadPath,
} from '../../../schema/pictures.ts'
import { uploadForm } from '../../../schema/uploads.ts'
import { fieldError } from '../../../schema/validation.ts'
import { parse } from '../../core/parse.ts'
import { notFound, validationFailed } from '../../core/problem.ts'
import { requirePermission, type Viewer } from '../../core/viewer.ts'
import type { Picture } from '../../models/picture.ts'
import type { ImageHost } from '../../storage/image-host.ts'
import type { PicturesService } from '../pictures/pictures.service.ts'
import type { Upload, UploadTarget } from './upload.ts'

/** 128 bits name a picture; nobody gains by finding two that share them. */
const hashLength = 32

const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, hashLength)

/** What the team may call a picture by, of the name of the file it came in; what it is called by itself where that says nothing. */
const nameOf = (file: string | undefined, stem: string): string => {
  const words = (file ?? '')
    .toWellFormed()
    .replace(/\p{C}+/gu, ' ')
    .trim()
  const short = words.replace(/\.[A-Za-z0-9]{1,5}$/, '').trim()
  return Array.from(short || stem)
    .slice(0, longest.pictureName)
    .join('')
}

export const createUploadsService = (
  { store, preset, publicUrl, hosted }: ImageHost,
  pictures: Pick<PicturesService, 'expect' | 'keep' | 'removeUnkept'>,
) => {
  /** Nobody would ever ask for these, or find them; where somebody else has kept the same picture, they are theirs. */
  const takeBack = async (written: readonly string[], name: string): Promise<void> => {
    if (await store.has(name)) return
    for (const version of written) await store.remove(version)
  }

  /** The picture itself comes last: where it is, its narrower versions are too. */
  const keep = async (stem: string, { bytes, narrower }: Picture): Promise<void> => {
    const name = pictureName(stem)
    if (await store.has(name)) return
    const written: string[] = []
    try {
      for (const version of narrower) {
        const narrowerName = narrowerPictureName(stem, version.width)
        written.push(narrowerName)
        await store.put(narrowerName, version.bytes)
      }
      await store.put(name, bytes)
    } catch (error) {
      // A store that cannot do this either is the same trouble, of which the first failure tells.
      await takeBack(written, name).catch(() => undefined)
      throw error
    }
  }

  /** The picture itself goes first: where it is, its narrower versions are too. */
  const remove = async (address: string): Promise<void> => {
    const [stem, width] = [publicIdOf(address), pictureSources(address)?.width]
    if (stem === null || width === undefined) return
    await store.remove(pictureName(stem))
    for (const each of narrowerWidths(width)) await store.remove(narrowerPictureName(stem, each))
  }

  return {
    /** Where an admin's client sends pictures. */
    target: (viewer: Viewer): UploadTarget => {
      requirePermission(viewer, 'content:write')
      return hosted ?? { url: '/api/uploads', preset }
    },

    /**
     * Keeps the picture of a form, drawn anew in every width a page needs; the same picture again is the same file.
     * `readForm` is called only for someone who may upload.
     * @throws Problem `validation_failed`, with nothing kept
     */
    receive: async (viewer: Viewer, readForm: () => Promise<unknown>): Promise<Upload> => {
      requirePermission(viewer, 'content:write')
      const form = parse(uploadForm, await readForm())
      if (form.upload_preset !== preset) {
        throw validationFailed([fieldError('upload_preset', 'invalid_option')])
      }
      // Twenty megabytes, which a site whose pictures all stand already has no use for.
      const { toPicture } = await import('../../models/picture.ts')
      const picture = await toPicture(form.file)
      const { width, height, bytes } = picture
      const stem = pictureStem(hashOf(bytes), width, height)
      const address = `${uploadPath}${pictureName(stem)}`
      await pictures.expect(viewer, address)
      await keep(stem, picture)
      await pictures.keep(viewer, address, nameOf(form.file_name, stem))
      // Whoever was removing an earlier one meanwhile has done so by now.
      await keep(stem, picture)
      const secure_url = `${publicUrl ?? ''}${address}`
      return { secure_url, public_id: stem, width, height, format: 'webp', bytes: bytes.length }
    },

    /** Removes the files of pictures that were destroyed, or have never arrived. Any gateway may, and at any time. */
    removeUnkept: (): Promise<void> => pictures.removeUnkept(remove),

    /**
     * The bytes of a kept picture, WebP, for anyone.
     * @throws Problem `not_found`
     */
    find: async (name: string): Promise<Buffer> => {
      const bytes = isPictureName(name) ? await store.get(name) : null
      if (!bytes) throw notFound('picture')
      return bytes
    },
  }
}

export type UploadsService = ReturnType<typeof createUploadsService>
