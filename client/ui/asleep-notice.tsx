import { useTranslation } from 'react-i18next'
import { asleepNoticeId } from '../lib/page-state.ts'
import { useAwake } from '../lib/use-awake.ts'

/** What whoever presses something is told while the scripts for it cannot be had; until then nobody sees it. */
export const AsleepNotice = () => {
  const { t } = useTranslation()
  const isAwake = useAwake()
  if (isAwake) return null
  return (
    <p
      id={asleepNoticeId}
      role="alert"
      hidden
      className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-120 rounded-menu border-[1.5px] border-error bg-error-soft px-4.5 py-3.5 text-small text-error shadow-float"
    >
      {t('shell.asleep')}
    </p>
  )
}
