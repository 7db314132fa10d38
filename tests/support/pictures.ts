import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

const brown = { r: 150, g: 100, b: 50 }

/** A plain picture to be written in any format. */
export const plain = (width = 64, height = 48): Sharp =>
  sharp({ create: { width, height, channels: 3, background: brown } })

/** Left half black, right half white: which way is up can be seen in it. */
export const halves = async (width: number, height: number): Promise<Sharp> => {
  const right = await sharp({
    create: { width: width / 2, height, channels: 3, background: 'white' },
  })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: 'black' } }).composite([
    { input: right, left: width / 2, top: 0 },
  ])
}

export const animation = async (): Promise<Buffer> => {
  const frames = [await plain().png().toBuffer(), await plain().negate().png().toBuffer()]
  return sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer()
}

/** A small PNG whose header says it is `width` by `height` pixels: the bytes that follow do not matter. */
export const pngThatClaims = async (width: number, height: number): Promise<Buffer> => {
  const png = await plain().png().toBuffer()
  const header = { type: 12, width: 16, height: 20, checksum: 29 }
  png.writeUInt32BE(width, header.width)
  png.writeUInt32BE(height, header.height)
  png.writeUInt32BE(crc32(png.subarray(header.type, header.checksum)), header.checksum)
  return png
}

/** The colour of one pixel: red, green, blue. */
export const pixel = async (picture: Buffer, x: number, y: number): Promise<number[]> => {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const start = (y * info.width + x) * info.channels
  return [...data.subarray(start, start + 3)]
}
