import { useTranslation } from 'react-i18next'
import type { ReceiptLineFragment } from '../../generated/admin-operations.ts'
import { StateMark } from '../../ui/state-mark.tsx'

type State = Pick<ReceiptLineFragment, 'kind' | 'isOutdated' | 'isVoid' | 'replacedBy'>

/** Whether a receipt stands, is worth nothing any more, is to be replaced, or was. */
export const ReceiptStateMark = ({
  receipt: { kind, isOutdated, isVoid, replacedBy },
}: {
  receipt: State
}) => {
  const { t } = useTranslation('admin')
  if (replacedBy !== null)
    return <StateMark look="quiet">{t('receipts.replacedBy', { number: replacedBy })}</StateMark>
  if (isVoid) return <StateMark look="quiet">{t(`receipts.void.${kind}`)}</StateMark>
  return isOutdated ? (
    <StateMark look="now">{t('receipts.outdated')}</StateMark>
  ) : (
    <StateMark look="done">{t('receipts.stands')}</StateMark>
  )
}
