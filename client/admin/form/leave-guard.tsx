import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { readSession } from '../../lib/session.ts'
import { SessionEnd } from '../../lib/session-end.ts'
import { isPageChanged } from '../../lib/unsaved-work.ts'
import { useSessionEnd } from '../../lib/use-session-end.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

const isSignedOut = (): boolean => readSession() === null

/**
 * Asks before a page with a changed form is left for another: the router knows one that asks, so there is one for all
 * forms. What keeps somebody on the page, like a change of language, asks nothing. Whoever was signed out meanwhile is
 * not asked but told, wherever they were going: what they typed is kept, and waits behind the page to sign in.
 */
export const LeaveGuard = () => {
  const { t } = useTranslation('admin')
  const endSession = useSessionEnd()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      !(isSignedOut() && nextLocation.pathname === paths.signIn) &&
      isPageChanged(),
  )

  const leave = (): void => {
    if (isSignedOut()) {
      blocker.reset?.()
      void endSession(new SessionEnd('signedOut'))
    } else blocker.proceed?.()
  }

  const leaveIfSignedOut = useEffectEvent(() => {
    if (isSignedOut()) leave()
  })
  const isBlocked = blocker.state === 'blocked'
  useEffect(() => {
    if (isBlocked) leaveIfSignedOut()
  }, [isBlocked])

  return (
    <ConfirmDialog
      isOpen={isBlocked && !isSignedOut()}
      title={t('form.leave.title')}
      text={t('form.leave.text')}
      cancel={t('form.leave.stay')}
      confirm={t('form.leave.leave')}
      onCancel={() => blocker.reset?.()}
      onConfirm={leave}
    />
  )
}
