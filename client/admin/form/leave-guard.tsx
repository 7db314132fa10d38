import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { readSession } from '../../lib/session.ts'
import { isPageChanged } from '../../lib/unsaved-work.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/**
 * Asks before a page with a changed form is left for another: the router knows one that asks, so there is one for all
 * forms. Nobody is held back whose session has ended, nor by what keeps them on the page, like a change of language.
 */
export const LeaveGuard = () => {
  const { t } = useTranslation('admin')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && readSession() !== null && isPageChanged(),
  )
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
