import { useApolloClient } from '@apollo/client/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { publicIdOf } from '../../../schema/pictures.ts'
import { adminPaths } from '../../lib/paths.ts'
import { FieldError } from '../../ui/field-error.tsx'
import { toast } from '../../ui/toasts.ts'
import { evictQueries } from '../evict-queries.ts'
import { FileButton } from '../picture/file-button.tsx'
import { UploadProgress } from '../picture/upload-progress.tsx'
import { megabytes, usePictureUpload } from '../picture/use-picture-upload.ts'

const { list, edit } = adminPaths('pictures')

/** Sends a picture to be kept, and leads to where something can be said of it. */
export const UploadToLibrary = () => {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const apollo = useApolloClient()
  const id = useId()
  const { upload, error, input, choose, retry, cancel } = usePictureUpload(
    () => list,
    (address) => {
      const publicId = publicIdOf(address)
      if (publicId === null) return toast.error(t('pictures.elsewhere'))
      evictQueries('pictures')(apollo.cache)
      navigate(edit(publicId))
    },
  )
  return (
    <div className="mb-4 grid gap-2 print:hidden">
      {error && <FieldError id={`${id}-error`} text={error} />}
      {upload.state === 'sending' && (
        <UploadProgress
          percent={upload.percent}
          label={t('picture.progress')}
          text={t('picture.sending', { percent: upload.percent })}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <FileButton
          ref={input}
          label={t('pictures.upload')}
          describedBy={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          isInvalid={error !== undefined}
          onChoose={choose}
        />
        {upload.state === 'failed' && upload.code === null && (
          <button type="button" onClick={retry} className="text-link min-h-10 text-small">
            {t('picture.retry')}
          </button>
        )}
        {(upload.state === 'sending' || upload.state === 'failed') && (
          <button type="button" onClick={cancel} className="text-link min-h-10 text-small">
            {t(upload.state === 'sending' ? 'picture.cancel' : 'picture.giveUp')}
          </button>
        )}
        <p id={`${id}-hint`} className="text-small text-ink-soft">
          {t('picture.hint', { megabytes })}
        </p>
      </div>
    </div>
  )
}
