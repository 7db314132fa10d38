import { type FieldErrorCode, fieldErrorCodes } from '../../../schema/problems.ts'
import { TokenRefusal } from '../../lib/as-signed-in.ts'
import { isRecord } from '../../lib/is-record.ts'
import { refusesToken } from '../../lib/session-end.ts'

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

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

const addressIn = (body: string): string | null => {
  const answer = parse(body)
  const { secure_url: address } = isRecord(answer) ? answer : {}
  return typeof address === 'string' && address !== '' ? address : null
}

/** What our gateway refuses of a file, read from its answer; null where another host or another trouble answered. */
export const refusalIn = (body: string): FieldErrorCode | null => {
  const answer = parse(body)
  const { errors } = isRecord(answer) ? answer : {}
  const [first]: unknown[] = Array.isArray(errors) ? errors : []
  const { code } = isRecord(first) ? first : {}
  return fieldErrorCodes.find((known) => known === code) ?? null
}

/** What is wrong: with the session, which only our own gateway knows of, or with the file. */
export const failureOf = ({
  status,
  responseText,
}: Pick<XMLHttpRequest, 'status' | 'responseText'>): UploadFailure | TokenRefusal => {
  const answer = parse(responseText)
  const { error } = isRecord(answer) ? answer : {}
  return refusesToken(status, typeof error === 'string' ? error : null)
    ? new TokenRefusal()
    : new UploadFailure(refusalIn(responseText))
}

/**
 * Sends a picture to where pictures are kept and answers its address. Not with `fetch`, which cannot tell how
 * much has been sent.
 * @throws UploadFailure, TokenRefusal
 */
export const uploadPicture = ({ target, file, token, onProgress, signal }: UploadOptions): Promise<string> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new UploadFailure(null))
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
      else reject(isOurs(target.url) ? failureOf(request) : new UploadFailure(null))
    }

    request.open('POST', target.url)
    if (isOurs(target.url)) request.setRequestHeader('authorization', `Bearer ${token}`)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
