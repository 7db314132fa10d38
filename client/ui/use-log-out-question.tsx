import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasUnsavedWork } from '../lib/unsaved-work.ts'
import { latePart, useLatePart } from './late-part.ts'

const lateQuestion = latePart(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog)

interface LogOutQuestion {
  /** Logs out, after asking where something would be lost. */
  logOut: () => void
  question: ReactNode
}

/** Asks before a session is ended on a page with unsaved work: afterwards nobody could save it. */
export const useLogOutQuestion = (logOut: () => void | Promise<void>): LogOutQuestion => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)

  /** A menu that closes gives the focus back to what had opened it: there they wait. */
  const waitsAt = useRef<Element>(null)
  useEffect(() => {
    if (isOpen) waitsAt.current = document.activeElement
  }, [isOpen])
  const Question = useLatePart(lateQuestion, {
    isWanted: isOpen,
    forget: close,
    isOpener: (element) => element === waitsAt.current,
  })
  return {
    logOut: () => {
      if (hasUnsavedWork()) setOpen(true)
      else void logOut()
    },
    question: Question && (
      <Question
        isOpen={isOpen}
        title={t('shell.logOut.title')}
        text={t('shell.logOut.text')}
        cancel={t('shell.logOut.stay')}
        confirm={t('shell.logOut.leave')}
        onCancel={close}
        onConfirm={() => void logOut()}
      />
    ),
  }
}
