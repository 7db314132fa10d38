import { useTranslation } from 'react-i18next'
import { useProjectChoiceQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatDay } from '../../lib/format-date.ts'
import type { Given } from './gift-lines.ts'

interface SentAsProps {
  given: Given
  onSendAsAll: () => void
}

/** Says what a line was sent with, and is sent with again, where something else stands above by now. */
export const SentAs = ({ given: { projectId, receivedAt, method }, onSendAsAll }: SentAsProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { data } = useProjectChoiceQuery({ variables: { locale } })
  const project = data?.projects?.nodes.find(({ id }) => id === projectId)?.title
  const words = {
    project: project ?? t('gifts.otherProject'),
    day: formatDay(receivedAt, locale),
    method: t(method === '' ? 'gifts.unknownMethod' : `gifts.methods.${method}`),
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3 pt-2 text-small">
      {t('addGifts.sentAs', words)}
      <button type="button" onClick={onSendAsAll} className="text-link inline-flex min-h-8 items-center">
        {t('addGifts.asAbove')}
      </button>
    </p>
  )
}
