import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Progress } from '../../ui/progress.tsx'
import { toast } from '../../ui/toasts.ts'
import { type PutBack, type Undoable, usePutAllBack } from '../trail/use-put-all-back.ts'

/** The heading of what happened lately, to which the focus goes where what was pressed goes away. */
export const latelyHeading = 'lately'

interface PutAllBackProps {
  undoable: readonly Undoable[]
  /** To how many it was done. */
  count: number
  /** What was done, and to what: the words of the line, and of what it is about. */
  said: string
  things: string
}

/** Puts back all that a line tells of, as far as nothing was done to it since, once it was asked. */
export const PutAllBack = ({ undoable, count, said, things }: PutAllBackProps) => {
  const { t } = useTranslation('admin')
  const [isAsked, setAsked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const able = undoable.length

  const tell = ({ back, hasStopped }: PutBack): void => {
    if (document.activeElement === button.current) document.getElementById(latelyHeading)?.focus()
    const left = count - back
    if (hasStopped) toast.error(t('start.lately.putBack.stopped', { back, of: count }))
    else if (left === 0) toast.success(t('start.lately.putBack.done', { count: back }))
    else {
      const text = t('start.lately.putBack.partly', { back, of: count, count: left })
      if (back > 0) toast.success(text)
      else toast.error(text)
    }
  }

  const { putAllBack, progress } = usePutAllBack(undoable, tell)
  const howFar = progress && t('start.lately.putBack.progress', { ...progress })
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t('start.lately.putBack.undoOf', { count: able, said })}
        aria-disabled={progress !== null}
        onClick={() => setAsked(progress === null)}
        className="text-link min-h-8 text-left font-semibold aria-disabled:opacity-60"
      >
        {t('start.lately.putBack.undo', { count: able })}
      </button>
      {progress && howFar !== null && (
        <div className="grid w-full max-w-80 gap-1">
          <Progress percent={(100 * progress.done) / progress.of} label={howFar} valueText={howFar} />
          <p className="tabular-nums">{howFar}</p>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title={t('start.lately.putBack.title', { count: able })}
        text={
          able < count
            ? t('start.lately.putBack.some', { things, count: able })
            : t('start.lately.putBack.all', { things, count: able })
        }
        confirm={t('start.lately.putBack.confirm', { count: able })}
        cancel={t('start.lately.putBack.cancel')}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          void putAllBack()
        }}
      />
    </>
  )
}
