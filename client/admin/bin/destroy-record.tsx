import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDestroyInBinMutation } from '../../generated/admin-operations.ts'
import { isUncertain, problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { toast } from '../../ui/toasts.ts'
import type { Deletion } from '../list/use-deletions.ts'

interface DestroyRecordProps extends Deletion {
  id: string
  title: string
}

/** Destroys a record now. Nothing brings it back, so this is asked, where it stands; the focus is on what keeps it. */
export const DestroyRecord = ({ id, title, onGone, isGone }: DestroyRecordProps) => {
  const { t } = useTranslation('admin')
  const question = useId()
  const [isAsking, setAsking] = useState(false)
  const [isAnswered, setAnswered] = useState(false)
  const [destroy] = useDestroyInBinMutation({ variables: { id } })
  const opener = useRef<HTMLButtonElement>(null)
  const keep = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (isAsking) keep.current?.focus()
    else if (isAnswered) opener.current?.focus()
  }, [isAsking, isAnswered])

  const keepIt = (): void => {
    setAnswered(true)
    setAsking(false)
  }

  const destroyIt = useSingleFlight(async () => {
    try {
      await destroy()
    } catch (error) {
      if (isSessionEnd(error)) return
      const isMissing = problemOf(error)?.code === 'not_found'
      if (!isMissing && !(isUncertain(error) && (await isGone()))) {
        toast.error(t('bin.destroyFailed'))
        return keepIt()
      }
    }
    toast.success(t('bin.destroyed'))
    await onGone()
  })

  if (!isAsking) {
    return (
      <button
        ref={opener}
        type="button"
        aria-label={t('bin.destroyNamed', { title })}
        onClick={() => setAsking(true)}
        className="text-link min-h-10"
      >
        {t('bin.destroy')}
      </button>
    )
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') keepIt()
  }
  return (
    <fieldset
      aria-labelledby={question}
      onKeyDown={onKeyDown}
      className="flex min-w-0 flex-wrap items-center gap-2.5 rounded-field border-[1.5px] border-error bg-error-soft px-3.5 py-2.5"
    >
      <p id={question} className="min-w-0 flex-[1_1_12rem] font-semibold text-error">
        {t('bin.question')}
      </p>
      <button ref={keep} type="button" onClick={keepIt} className={buttonClass('primary', 'small')}>
        {t('list.keep')}
      </button>
      <button type="button" onClick={destroyIt} className={buttonClass('secondary', 'small')}>
        {t('bin.confirm')}
      </button>
    </fieldset>
  )
}
