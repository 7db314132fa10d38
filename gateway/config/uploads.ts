import { z } from 'zod'
import { address, isSafe } from './fields.ts'

/** How pictures are taken, and where they are kept. */
export interface UploadSettings {
  /** What `upload_preset` must say. */
  preset: string
  /** Another service that takes the pictures instead. */
  hosted: { url: string; preset: string } | null
  /** Null means on disk, in the data directory. */
  bucket: S3Location | null
}

/** A bucket of S3 or of anything that speaks like it. */
export interface S3Location {
  /** The bucket, with a folder in it if wanted: `https://s3.example/bucket/folder`. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export const uploadsEnvironment = {
  UPLOAD_PRESET: z.string().max(100, 'must have at most 100 characters').default('from-stray-to-safe'),
  IMAGE_UPLOAD_URL: address(isSafe, 'must be an https address').optional(),
  IMAGE_UPLOAD_PRESET: z.string().optional(),
  IMAGE_STORE_URL: address(
    ({ protocol }) => protocol === 'https:' || protocol === 'http:',
    'must be an address like https://s3.example/bucket',
  ).optional(),
  IMAGE_STORE_REGION: z.string().default('us-east-1'),
  IMAGE_STORE_ACCESS_KEY_ID: z.string().optional(),
  IMAGE_STORE_SECRET_ACCESS_KEY: z.string().optional(),
}

/** What means nothing alone. */
const companions = [
  ['IMAGE_UPLOAD_URL', 'IMAGE_UPLOAD_PRESET'],
  ['IMAGE_UPLOAD_PRESET', 'IMAGE_UPLOAD_URL'],
  ['IMAGE_STORE_URL', 'IMAGE_STORE_ACCESS_KEY_ID'],
  ['IMAGE_STORE_URL', 'IMAGE_STORE_SECRET_ACCESS_KEY'],
  ['IMAGE_STORE_ACCESS_KEY_ID', 'IMAGE_STORE_URL'],
  ['IMAGE_STORE_SECRET_ACCESS_KEY', 'IMAGE_STORE_URL'],
  ['IMAGE_STORE_REGION', 'IMAGE_STORE_URL'],
] as const

/** The variables that lack the one they need. */
export const uploadsFaults = (given: NodeJS.ProcessEnv): string[] =>
  companions
    .filter(([name, needed]) => given[name] !== undefined && given[needed] === undefined)
    .map(([name, needed]) => `${name} needs ${needed}`)

const shape = z.object(uploadsEnvironment)

export const readUploads = (values: z.infer<typeof shape>): UploadSettings => {
  const { IMAGE_UPLOAD_URL: hosted, IMAGE_STORE_URL: bucket } = values
  return {
    preset: values.UPLOAD_PRESET,
    hosted: hosted === undefined ? null : { url: hosted, preset: values.IMAGE_UPLOAD_PRESET ?? '' },
    bucket:
      bucket === undefined
        ? null
        : {
            url: bucket,
            region: values.IMAGE_STORE_REGION,
            accessKeyId: values.IMAGE_STORE_ACCESS_KEY_ID ?? '',
            secretAccessKey: values.IMAGE_STORE_SECRET_ACCESS_KEY ?? '',
          },
  }
}
