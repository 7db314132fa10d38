import pLimit from 'p-limit'
import sharp, { type Raw } from 'sharp'
import { maximumPictureSide, narrowerWidths } from '../../schema/pictures.ts'
import { maximumMegapixels } from '../../schema/uploads.ts'
import { fieldError } from '../../schema/validation.ts'
import { Problem, validationFailed } from '../core/problem.ts'

/** A picture as it is kept: WebP, upright, in sRGB, without a word about camera or place. */
export interface Picture {
  width: number
  height: number
  bytes: Buffer
  /** The same in smaller, narrowest first. */
  narrower: readonly { width: number; bytes: Buffer }[]
}

/** Seconds of work on one picture. */
export const timeoutSeconds = 20

const megapixel = 1_000_000

// No other decoder ever sees a byte of a stranger: SVG, PDF and the rest are not pictures here.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
})
// Pictures come one at a time and never again: remembering the last operations only holds memory.
sharp.cache(false)

/** Decoding the largest takes 200 MB: whoever comes second waits. */
const oneAtATime = pLimit(1)

const refused = (): Problem => validationFailed([fieldError('file', 'invalid_picture')])

const checkHeader = async (file: Uint8Array): Promise<void> => {
  const {
    format,
    compression,
    pages = 1,
    width,
    height,
  } = await sharp(file, { limitInputPixels: false }).metadata()
  if (pages > 1 || (format === 'heif' && compression !== 'av1')) throw refused()
  if (width * height > maximumMegapixels * megapixel) {
    throw validationFailed([fieldError('file', 'too_many_pixels', maximumMegapixels)])
  }
}

/** Pixels no larger than what is kept: every version is made from these. */
const decode = (file: Uint8Array) =>
  sharp(file, { failOn: 'error', autoOrient: true, limitInputPixels: maximumMegapixels * megapixel })
    .timeout({ seconds: timeoutSeconds })
    .resize({
      width: maximumPictureSide,
      height: maximumPictureSide,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })

const decoded = async (file: Uint8Array) => {
  try {
    await checkHeader(file)
    return await decode(file)
  } catch (error) {
    throw error instanceof Problem ? error : refused()
  }
}

const encode = async (file: Uint8Array): Promise<Picture> => {
  const { data, info } = await decoded(file)
  const { width, height, channels } = info
  const raw: Raw = { width, height, channels }
  const narrower = []
  for (const each of narrowerWidths(width)) {
    narrower.push({
      width: each,
      bytes: await sharp(data, { raw }).resize({ width: each }).webp().toBuffer(),
    })
  }
  return { width, height, bytes: await sharp(data, { raw }).webp().toBuffer(), narrower }
}

/**
 * Judges a file by its bytes and draws it anew, so that nothing but the picture is left of it.
 * @throws Problem `validation_failed` for anything but a whole, still PNG, JPEG, WebP or AVIF of bounded size
 */
export const toPicture = (file: Uint8Array): Promise<Picture> => oneAtATime(() => encode(file))
