/** Where the gateway serves the pictures it keeps. */
export const uploadPath = '/uploads/'

/** The long side of a kept picture, in pixels: what is larger is scaled down. */
export const maximumPictureSide = 2560

/** In pixels, narrowest first: a kept picture also exists in each of these widths below its own. */
export const pictureWidths = [480, 960, 1600] as const

/** The name says what a page must know before the picture arrives: its size, and so which widths there are. */
const ownPicture =
  /^(?<stem>(?<base>.*\/uploads\/)[0-9a-f]{32}-(?<width>[1-9]\d{0,3})x(?<height>[1-9]\d{0,3}))\.webp$/

const namePattern = new RegExp(
  `^[0-9a-f]{32}-[1-9]\\d{0,3}x[1-9]\\d{0,3}(?:\\.(?:${pictureWidths.join('|')}))?\\.webp$`,
)

/** The name of a picture, or of a narrower version of it, without its ending. */
export const pictureStem = (hash: string, width: number, height: number): string =>
  `${hash}-${width}x${height}`

export const pictureName = (stem: string): string => `${stem}.webp`

export const narrowerPictureName = (stem: string, width: number): string => `${stem}.${width}.webp`

/** The widths a picture is kept in besides its own. */
export const narrowerWidths = (width: number): number[] => pictureWidths.filter((each) => each < width)

/** Whether this can be the name of a kept file at all. */
export const isPictureName = (name: string): boolean => namePattern.test(name)

/** The drawings of the site itself that a project without a photo may show. */
const drawingPath = /^\/drawings\/(?:ear-tags|mobile-clinic|school-lesson|winter-house|yard-fence)\.svg$/

/** Whether this is the path of one of those: decoration, and nothing that other sites can show beside a link. */
export const isDrawingPath = (path: string): boolean => drawingPath.test(path)

/** Whether this is the path of a picture as uploading answers it. */
export const isPicturePath = (path: string): boolean =>
  path.startsWith(uploadPath) && ownPicture.exec(path)?.groups?.base === uploadPath

/** What uploading calls a picture, read from its address: `public_id`; null for one kept elsewhere. */
export const publicIdOf = (address: string): string | null =>
  ownPicture.exec(address)?.groups?.stem?.split('/').at(-1) ?? null

/** The path of a picture that uploading has called so. */
export const pathOfPublicId = (publicId: string): string | null => {
  const path = `${uploadPath}${pictureName(publicId)}`
  return isPicturePath(path) ? path : null
}

/** What an `<img>` takes, sizes in pixels. */
export interface PictureSources {
  src: string
  srcSet: string
  width: number
  height: number
}

/** The versions of a picture that this host keeps, read from its address; null for one kept elsewhere. */
export const pictureSources = (src: string): PictureSources | null => {
  const { stem, width, height } = ownPicture.exec(src)?.groups ?? {}
  if (stem === undefined) return null
  const own = Number(width)
  const narrower = narrowerWidths(own).map((each) => `${narrowerPictureName(stem, each)} ${each}w`)
  return { src, srcSet: [...narrower, `${src} ${own}w`].join(', '), width: own, height: Number(height) }
}
