import { useApolloClient } from '@apollo/client/react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldErrorCode } from '../../../schema/problems.ts'
import { maximumUploadBytes, pictureTypes } from '../../../schema/uploads.ts'
import { UploadTargetDocument } from '../../generated/admin-operations.ts'
import { useFieldErrorText } from '../../i18n/use-field-error-text.ts'
import { asSignedIn } from '../../lib/as-signed-in.ts'
import { draftsInMemory } from '../../lib/drafts.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useKeptDraft } from '../../lib/use-kept-draft.ts'
import { useSessionEnd } from '../../lib/use-session-end.ts'
import type { Uploads } from '../form/use-record-form.ts'
import { UploadFailure, uploadPicture } from './upload-picture.ts'

/** The largest picture there may be. */
export const megabytes = maximumUploadBytes / 1024 / 1024

/** Why a chosen file is not sent at all. */
type Refusal = 'notAPicture' | 'tooLarge'

export type PictureUpload =
  | { state: 'none' }
  | { state: 'refused'; reason: Refusal }
  | { state: 'sending'; file: File; preview: string; percent: number }
  /** `code` is what the host refuses of the file; without one the same file may be sent again. */
  | { state: 'failed'; file: File; preview: string; code: FieldErrorCode | null }

export interface PictureUploading {
  upload: PictureUpload
  /** What is wrong with the chosen file, or with its way, in words. */
  error: string | undefined
  /** Where a file is chosen. */
  input: RefObject<HTMLInputElement | null>
  choose: (file: File) => void
  retry: () => void
  /** Stops the upload or forgets what became of it; the picture from before stays. */
  cancel: () => void
  uploads: Uploads
}

const refusalOf = ({ type, size }: File): Refusal | null => {
  if (!pictureTypes.includes(type)) return 'notAPicture'
  return size > maximumUploadBytes ? 'tooLarge' : null
}

const readPreview = (file: File): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => resolve('')
    reader.readAsDataURL(file)
  })

const useUploadError = (upload: PictureUpload): string | undefined => {
  const { t } = useTranslation('admin')
  const fieldErrorText = useFieldErrorText()
  if (upload.state === 'refused') return t(`picture.${upload.reason}`, { megabytes })
  if (upload.state !== 'failed') return undefined
  return upload.code === null ? t('picture.failed') : fieldErrorText(upload.code, t('picture.label'))
}

const fileDrafts = draftsInMemory<File>()

/** Sends a picture of the record at `place` as soon as it is chosen, and hands its address to `onKept`. */
export const usePictureUpload = (
  place: () => string,
  onKept: (address: string) => void,
): PictureUploading => {
  const apollo = useApolloClient()
  const endSession = useSessionEnd()
  const [upload, setUpload] = useState<PictureUpload>({ state: 'none' })
  const chosen = useRef<File | null>(null)
  const kept = useKeptDraft(fileDrafts, place, () => (isUnsent.current ? chosen.current : null))
  const sending = useRef<{ abort: AbortController; done: Promise<boolean> } | null>(null)
  const isUnsent = useRef(false)
  const isRefused = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  const error = useUploadError(upload)

  const show = (next: PictureUpload): void => {
    isUnsent.current = next.state === 'sending' || next.state === 'failed'
    isRefused.current = next.state === 'refused'
    setUpload(next)
  }

  const stop = (): void => {
    sending.current?.abort.abort()
    sending.current = null
  }
  useEffect(() => () => sending.current?.abort.abort(), [])

  const send = async (file: File, signal: AbortSignal): Promise<boolean> => {
    const preview = await readPreview(file)
    const onProgress = (percent: number): void => {
      if (!signal.aborted) show({ state: 'sending', file, preview, percent })
    }
    try {
      onProgress(0)
      const { data } = await apollo.query({
        query: UploadTargetDocument,
        fetchPolicy: 'network-only',
      })
      const target = data?.uploadTarget
      if (!target) throw new UploadFailure(null)
      const address = await asSignedIn((token) => uploadPicture({ target, file, token, onProgress, signal }))
      if (signal.aborted) return false
      onKept(address)
      show({ state: 'none' })
      return true
    } catch (error) {
      if (signal.aborted) return false
      show({ state: 'failed', file, preview, code: error instanceof UploadFailure ? error.code : null })
      if (isSessionEnd(error)) await endSession(error)
      return false
    }
  }

  const start = (file: File): void => {
    stop()
    chosen.current = file
    isUnsent.current = true
    isRefused.current = false
    const abort = new AbortController()
    sending.current = { abort, done: send(file, abort.signal) }
  }

  const startAgain = useEffectEvent(() => {
    if (kept) start(kept)
  })
  useEffect(() => startAgain(), [])

  return {
    upload,
    error,
    input,
    choose: (file) => {
      const reason = refusalOf(file)
      if (reason === null) start(file)
      else {
        stop()
        show({ state: 'refused', reason })
      }
    },
    retry: () => {
      if (upload.state === 'failed') start(upload.file)
    },
    cancel: () => {
      stop()
      show({ state: 'none' })
    },
    uploads: {
      isPending: () => isUnsent.current,
      wait: async () => {
        let waitedFor: Promise<boolean> | undefined
        while (sending.current && sending.current.done !== waitedFor) {
          waitedFor = sending.current.done
          await waitedFor
        }
        return !isUnsent.current && !isRefused.current
      },
      reason: error,
      focus: () => input.current?.focus(),
    },
  }
}
