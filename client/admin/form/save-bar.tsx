import { Check, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { problemOf } from '../../lib/problem.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { DeletedNotice } from './deleted-notice.tsx'
import type { DraftChoice } from './use-draft-choice.ts'
import type { SaveStatus } from './use-record-form.ts'

interface SaveBarProps {
  status: SaveStatus
  /** What made it fail, where no field says so. */
  error: unknown
  /** Why it failed, where that is known in words. */
  reason: string | undefined
  /** What is said when a record has been created or updated. */
  done: { created: string; updated: string }
  submit: string
  /** A second way to save, beside that. */
  asDraft: DraftChoice | undefined
  /** Shows what is typed before it is saved. */
  preview: ReactNode
  /** Where the way back leads. */
  back: string
  /** What that is called, where it is no list. */
  toBack: string | undefined
}

const looks = {
  created: { Icon: Check, className: 'text-forest-800' },
  updated: { Icon: Check, className: 'text-forest-800' },
  failed: { Icon: CircleAlert, className: 'text-error' },
}

/** The button that saves, and beside it what has become of it; in sight wherever the form is scrolled to. */
export const SaveBar = ({
  status,
  error,
  reason,
  done,
  submit,
  asDraft,
  preview,
  back,
  toBack,
}: SaveBarProps) => {
  const { t } = useTranslation('admin')
  const problemText = useProblemText()
  const { id } = useParams()
  const deletedId = problemOf(error)?.code === 'not_found' ? id : undefined
  const isSaving = status === 'saving'
  const texts = { idle: '', saving: t('form.uploading'), failed: t('form.failed'), ...done }
  const look = status === 'idle' || isSaving ? null : looks[status]
  return (
    <div className="sticky bottom-0 z-10 -mx-gutter -mb-7 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line bg-paper px-gutter py-3 desk:-mx-10 desk:px-10">
      <button
        type="submit"
        aria-disabled={isSaving}
        onClick={() => asDraft?.choose(false)}
        className={buttonClass('primary')}
      >
        {submit}
      </button>
      {asDraft && (
        <button
          type="submit"
          aria-disabled={isSaving}
          onClick={() => asDraft.choose(true)}
          className={buttonClass('secondary')}
        >
          {t('form.saveAsDraft')}
        </button>
      )}
      {preview}
      <div className="min-w-0 flex-1 basis-40">
        <p role="status" className={`flex items-center gap-2 font-semibold ${look?.className ?? ''}`}>
          {look && <look.Icon aria-hidden="true" className="size-5 shrink-0" />}
          {texts[status]}
        </p>
        {status === 'failed' && reason !== undefined && <p className="text-small">{reason}</p>}
        {status === 'failed' && deletedId !== undefined && <DeletedNotice id={deletedId} />}
        {status === 'failed' && error !== undefined && deletedId === undefined && (
          <>
            <p className="text-small">{problemText(error)}</p>
            <p className="text-small">{t('form.keptForYou')}</p>
          </>
        )}
      </div>
      <Link to={back} className="text-link inline-flex min-h-10 items-center text-small max-sm:hidden">
        {toBack ?? t('form.back')}
      </Link>
    </div>
  )
}
