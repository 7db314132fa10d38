import type { FieldErrorCode } from '../../../schema/problems.ts'
import { refusalIn } from './refused-picture.ts'

export interface UploadTarget {
  url: string
  preset: string
}

/** Why a picture did not arrive. */
export class UploadFailure extends Error {
  override readonly name = 'UploadFailure'
  /** What the host refuses of the file, where it says so. Sending the same again helps only without one. */
  readonly code: FieldErrorCode | null

  constructor(code: FieldErrorCode | null) {
    super(code ?? 'the picture did not arrive')
    this.code = code
  }
}

interface UploadOptions {
  target: UploadTarget
  file: File
  /** Of the session. Only our own gateway is sent it. */
  token: string
  /** Whole percent of the file that has been sent. */
  onProgress: (percent: number) => void
  /** Stops it. The promise then rejects like for any other failure. */
  signal: AbortSignal
}

const isOurs = (url: string): boolean => new URL(url, window.location.href).origin === window.location.origin

const addressIn = (body: string): string | null => {
  try {
    const answer: unknown = JSON.parse(body)
    const address: unknown =
      typeof answer === 'object' && answer !== null && Reflect.get(answer, 'secure_url')
    return typeof address === 'string' && address !== '' ? address : null
  } catch {
    return null
  }
}

/**
 * Sends a picture to where pictures are kept and answers its address. Not with `fetch`, which cannot tell how
 * much has been sent.
 * @throws UploadFailure
 */
export const uploadPicture = ({ target, file, token, onProgress, signal }: UploadOptions): Promise<string> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const form = new FormData()
    form.append('upload_preset', target.preset)
    form.append('file', file)

    const fail = (): void => reject(new UploadFailure(null))
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(Math.floor((loaded / total) * 100))
    }
    request.onerror = fail
    request.ontimeout = fail
    request.onabort = fail
    request.onload = () => {
      const address = request.status < 300 ? addressIn(request.responseText) : null
      if (address !== null) resolve(address)
      else reject(new UploadFailure(refusalIn(request.responseText)))
    }

    request.open('POST', target.url)
    if (isOurs(target.url)) request.setRequestHeader('authorization', `Bearer ${token}`)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
