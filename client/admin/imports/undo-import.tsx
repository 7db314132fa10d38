import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DonationImportFragment } from '../../generated/admin-operations.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { toast } from '../../ui/toasts.ts'
import { useUndoImport } from './use-undo-import.ts'

interface UndoImportProps {
  made: DonationImportFragment
  /** Reads again what is made of it by now: somebody may have put some of its gifts right since it was listed. */
  onAsk: () => void
}

/**
 * Undoes an import as a whole. It is asked where it stands, with all that would go and what stays; the focus is on what keeps
 * it, and returns from there.
 */
export const UndoImport = ({ made, onAsk }: UndoImportProps) => {
  const { t } = useTranslation('admin')
  const undo = useUndoImport()
  const question = useId()
  const [isAsking, setAsking] = useState(false)
  const [isUndoing, setUndoing] = useState(false)
  const [isAnswered, setAnswered] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const keep = useRef<HTMLButtonElement>(null)
  const { id, fileName, gifts, counting, countingSum, putRight } = made
  const name = fileName ?? t('imports.list.unnamed')

  useEffect(() => {
    if (isAsking) keep.current?.focus()
    // What had the focus is gone: the question, or the button once nothing is left to undo.
    else if (isAnswered && document.activeElement === document.body)
      (counting > 0 ? opener.current : place.current)?.focus()
  }, [isAsking, isAnswered, counting])

  const answer = (): void => {
    setAnswered(true)
    setAsking(false)
  }

  // Somebody else may have undone it by now: nothing is left to be asked about.
  const isPointless = isAsking && !isUndoing && counting === 0
  const endPointless = useEffectEvent(answer)
  useEffect(() => {
    if (isPointless) endPointless()
  }, [isPointless])

  const undoIt = useSingleFlight(async () => {
    setUndoing(true)
    const outcome = await undo(id, fileName)
    setUndoing(false)
    answer()
    if (outcome) toast[outcome.kind](outcome.text)
  })

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !isUndoing) answer()
  }

  if (!isAsking) {
    return (
      <div ref={place} tabIndex={-1} className="outline-none">
        {counting > 0 && (
          <button
            ref={opener}
            type="button"
            aria-label={t('imports.list.undoNamed', { name })}
            onClick={() => {
              setAsking(true)
              onAsk()
            }}
            className={`${buttonClass('secondary', 'small')} min-h-11!`}
          >
            {t('imports.list.undo')}
          </button>
        )}
      </div>
    )
  }
  return (
    <fieldset
      aria-labelledby={question}
      onKeyDown={onKeyDown}
      className="min-w-0 basis-full rounded-field border-[1.5px] border-error bg-error-soft px-4 py-3"
    >
      <p id={question} className="font-semibold text-error">
        {t('imports.list.question', { count: counting, sum: countingSum })}
      </p>
      <ul className="mt-1 list-disc pl-5 text-small">
        {putRight > 0 && <li>{t('imports.list.putRight', { count: putRight })}</li>}
        {counting < gifts && <li>{t('imports.list.stays', { count: gifts - counting })}</li>}
        <li>{t('imports.list.history')}</li>
      </ul>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <button
          ref={keep}
          type="button"
          aria-disabled={isUndoing}
          onClick={() => !isUndoing && answer()}
          className={`${buttonClass('primary', 'small')} min-h-11!`}
        >
          {t('imports.list.keep')}
        </button>
        <button
          type="button"
          aria-disabled={isUndoing}
          onClick={undoIt}
          className={`${buttonClass('secondary', 'small')} min-h-11!`}
        >
          {t(isUndoing ? 'imports.list.undoing' : 'imports.list.confirm')}
        </button>
      </div>
    </fieldset>
  )
}
