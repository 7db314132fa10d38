import { fieldError } from '../../../schema/validation.ts'
import { validationFailed } from '../../core/problem.ts'
import type { Upload, UploadTarget } from './upload.ts'

const kept: Upload = {
  secure_url: '/uploads/2c26b46b68ffc68ff99b453c1d304134-1600x1067.webp',
  public_id: '2c26b46b68ffc68ff99b453c1d304134-1600x1067',
  width: 1600,
  height: 1067,
  format: 'webp',
  bytes: 214_508,
}

const own: UploadTarget = { url: '/api/uploads', preset: 'from-stray-to-safe' }
const hosted: UploadTarget = { url: 'https://images.example/v1/upload', preset: 'dogs' }

export const uploadExamples = { kept: { summary: 'A photograph', value: kept } }

export const targetExamples = {
  own: { summary: 'This host', value: own },
  hosted: { summary: 'A hosted service', value: hosted },
}

/** What a file that is no picture meets. */
export const wrongPicture = validationFailed([fieldError('file', 'invalid_picture')])
