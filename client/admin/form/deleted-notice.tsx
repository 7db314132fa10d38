import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { toast } from '../../ui/toasts.ts'
import { useRestore } from '../bin/use-bin.ts'

interface DeletedNoticeProps {
  id: string
}

/** Said where a record was deleted while somebody was changing it: what they typed stays, and it can be brought back. */
export const DeletedNotice = ({ id }: DeletedNoticeProps) => {
  const { t } = useTranslation('admin')
  const restore = useRestore()
  const [isBack, setBack] = useState(false)

  const bringBack = useSingleFlight(async () => {
    try {
      await restore(id)
      setBack(true)
    } catch (error) {
      if (!isSessionEnd(error)) toast.error(t('bin.restoreFailed'))
    }
  })

  if (isBack) {
    return (
      <p role="status" className="text-small">
        {t('bin.backForForm')}
      </p>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
      <p className="min-w-0 flex-[1_1_16rem] text-small">{t('bin.whileOpen')}</p>
      <button type="button" onClick={bringBack} className={buttonClass('secondary', 'small')}>
        {t('bin.restore')}
      </button>
    </div>
  )
}
