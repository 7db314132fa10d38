import { type DragEvent, type Ref, useId, useImperativeHandle, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PictureUse } from '../../../schema/picture-library.ts'
import { objectPosition } from '../../lib/object-position.ts'
import { FieldError } from '../../ui/field-error.tsx'
import { KennelNight } from '../../ui/illustrations/kennel-night.tsx'
import { KeptPictures } from '../pictures/kept-pictures.tsx'
import { PictureEditor } from '../pictures/picture-editor.tsx'
import { useKeptPicture } from '../pictures/use-kept-picture.ts'
import { FileButton } from './file-button.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { megabytes, type PictureUploading } from './use-picture-upload.ts'

export interface PictureFieldProps {
  /** What shows it. */
  of: PictureUse['kind']
  /** Is handed what leads to it. */
  ref: Ref<{ focus: () => void }>
  /** The address of the picture the record has; empty where it has none. */
  address: string
  /** What is wrong with that address, in words. */
  error: string | undefined
  uploading: PictureUploading
  /** Is handed the address of a kept picture. */
  onChoose: (address: string) => void
  onRemove: () => void
}

/** A record's picture: chosen or dropped, sent at once, shown, and replaced or removed again. */
export const PictureField = ({
  of,
  ref,
  address,
  error,
  uploading,
  onChoose,
  onRemove,
}: PictureFieldProps) => {
  const { t } = useTranslation('admin')
  const { upload, input, choose, retry, cancel } = uploading
  const [isOver, setOver] = useState(false)
  const id = useId()
  const wrong = uploading.error ?? error
  const isOnItsWay = upload.state === 'sending' || upload.state === 'failed'
  const shown = isOnItsWay ? upload.preview : address
  // Without a picture visitors see a drawing of a project, and of an event nothing.
  const isFramed = shown !== '' || of === 'project'
  const kept = useKeptPicture(isOnItsWay ? '' : address)
  const isKept = !isOnItsWay && address !== '' && wrong === undefined

  const [way] = useState(() => ({ focus: () => input.current?.focus() }))
  useImperativeHandle(ref, () => way, [way])

  /** The button that was pressed goes, and the focus with it: the choice of a file stays. */
  const andFocus = (act: () => void) => (): void => {
    act()
    input.current?.focus()
  }

  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) choose(file)
  }

  return (
    <fieldset
      aria-describedby={`${id}-hint`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`min-w-0 rounded-field border-[1.5px] border-dashed p-4 ${isOver ? 'border-forest-800 bg-forest-100' : 'border-line-strong'}`}
    >
      <legend className="float-left mb-2 w-full text-small font-semibold">{t('picture.label')}</legend>
      <div
        className={`clear-both grid gap-4 ${isFramed ? 'sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]' : ''}`}
      >
        {isFramed && (
          <div className="relative aspect-video overflow-hidden rounded-field bg-forest-700">
            {shown === '' ? (
              <KennelNight className="absolute inset-0 size-full" />
            ) : (
              <img
                src={shown}
                alt={t(`picture.preview.${of}`)}
                style={objectPosition(kept)}
                className={`absolute inset-0 size-full object-cover ${upload.state === 'failed' ? 'opacity-50' : ''}`}
              />
            )}
          </div>
        )}
        <div className="grid content-start gap-3">
          {wrong && <FieldError id={`${id}-error`} text={wrong} />}
          {upload.state === 'sending' && (
            <UploadProgress
              percent={upload.percent}
              label={t('picture.progress')}
              text={t('picture.sending', { percent: upload.percent })}
            />
          )}
          <p aria-live="polite" className={isKept ? 'text-small' : 'sr-only'}>
            {isKept && t('picture.kept')}
          </p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <FileButton
              ref={input}
              label={t(shown === '' ? 'picture.choose' : 'picture.replace')}
              describedBy={wrong ? `${id}-error ${id}-hint` : `${id}-hint`}
              isInvalid={wrong !== undefined}
              onChoose={choose}
            />
            <KeptPictures
              current={address}
              onChoose={(chosen) => {
                cancel()
                onChoose(chosen)
              }}
            />
            {upload.state === 'sending' && (
              <button type="button" onClick={andFocus(cancel)} className="text-link min-h-10 text-small">
                {t('picture.cancel')}
              </button>
            )}
            {upload.state === 'failed' && upload.code === null && (
              <button type="button" onClick={andFocus(retry)} className="text-link min-h-10 text-small">
                {t('picture.retry')}
              </button>
            )}
            {(upload.state === 'failed' || upload.state === 'refused') && (
              <button type="button" onClick={andFocus(cancel)} className="text-link min-h-10 text-small">
                {t('picture.giveUp')}
              </button>
            )}
            {!isOnItsWay && address !== '' && (
              <button type="button" onClick={andFocus(onRemove)} className="text-link min-h-10 text-small">
                {t('picture.remove')}
              </button>
            )}
          </div>
          {kept && <PictureEditor kept={kept} />}
          <p id={`${id}-hint`} className="text-small text-ink-soft">
            {t('picture.hint', { megabytes })} <span className="max-sm:hidden">{t('picture.drop')}</span>
          </p>
        </div>
      </div>
    </fieldset>
  )
}
