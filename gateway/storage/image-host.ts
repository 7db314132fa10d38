import path from 'node:path'
import type { Config } from '../config/config.ts'
import type { ImageStore } from './image-store.ts'
import { diskImageStore } from './image-store-disk.ts'
import { s3ImageStore } from './image-store-s3.ts'

/** How pictures are taken and where they are kept. */
export interface ImageHost {
  store: ImageStore
  /** What `upload_preset` must say. */
  preset: string
  /** Where the world finds this host, `https://dogs.example`; null when nobody has said, or only this machine does. */
  publicUrl: string | null
  /** Another service that takes the pictures instead. */
  hosted: { url: string; preset: string } | null
}

/** The image host somebody has configured. Nothing is opened or written yet. */
export const createImageHost = ({
  dataDir,
  publicUrl,
  uploads,
}: Pick<Config, 'dataDir' | 'publicUrl' | 'uploads'>): ImageHost => {
  const { preset, hosted, bucket } = uploads
  const store = bucket === null ? diskImageStore(path.join(dataDir, 'uploads')) : s3ImageStore(bucket)
  return { store, preset, publicUrl: publicUrl?.startsWith('https:') ? publicUrl : null, hosted }
}
