import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { readSession } from '../../lib/session.ts'
import { hasUnsavedWork, useUnsavedWork } from '../../lib/unsaved-work.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface LeaveGuardProps {
  /** Whether something would be lost now. Asked only when somebody is about to leave. */
  isChanged: () => boolean
}

/**
 * Asks before a changed form is left, by a link and by closing the tab alike. Nobody is held back whose
 * session has ended, nor by what keeps them on the page, like a change of language.
 */
export const LeaveGuard = ({ isChanged }: LeaveGuardProps) => {
  const { t } = useTranslation('admin')
  useUnsavedWork(isChanged)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && readSession() !== null && isChanged(),
  )

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (hasUnsavedWork()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('form.leave.title')}
      text={t('form.leave.text')}
      cancel={t('form.leave.stay')}
      confirm={t('form.leave.leave')}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
