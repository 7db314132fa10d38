import { Octagon } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IssueProgressFragment } from '../../generated/admin-operations.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { buttonClass } from '../../ui/button-class.ts'

interface EndIssueProps {
  issue: Pick<IssueProgressFragment, 'readers' | 'unwritten'>
  onEnd: () => Promise<void>
}

/**
 * Ends an issue that is paused, for good. It is asked where it stands, with how many have it and how many never will; the focus is
 * on what keeps it, and returns from there.
 */
export const EndIssue = ({ issue: { readers, unwritten }, onEnd }: EndIssueProps) => {
  const { t } = useTranslation('admin')
  const question = useId()
  const [isAsking, setAsking] = useState(false)
  const [isKept, setKept] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const keep = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (isAsking) keep.current?.focus()
    else if (isKept) opener.current?.focus()
  }, [isAsking, isKept])

  const stay = (): void => {
    setKept(true)
    setAsking(false)
  }

  const end = useSingleFlight(async (_press: unknown): Promise<void> => {
    await onEnd()
    stay()
  })

  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') stay()
  }

  if (!isAsking) {
    return (
      <button
        ref={opener}
        type="button"
        onClick={() => setAsking(true)}
        className={buttonClass('secondary', 'small')}
      >
        <Octagon aria-hidden="true" className="size-4.5" />
        {t('issues.end.press')}
      </button>
    )
  }
  return (
    <fieldset
      aria-labelledby={question}
      onKeyDown={onKeyDown}
      className="min-w-0 basis-full rounded-field border-[1.5px] border-error bg-error-soft px-4 py-3"
    >
      <p id={question} className="font-semibold text-error">
        {t('issues.end.question')}
      </p>
      <p className="mt-1 text-small">
        {readers === 0
          ? t('issues.end.nobody')
          : t('issues.end.figures', { written: readers - unwritten, unwritten })}
      </p>
      <p className="text-small">{t('issues.end.text')}</p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <button ref={keep} type="button" onClick={stay} className={buttonClass('primary', 'small')}>
          {t('issues.end.keep')}
        </button>
        <button type="button" onClick={end} className={buttonClass('secondary', 'small')}>
          {t('issues.end.confirm')}
        </button>
      </div>
    </fieldset>
  )
}
