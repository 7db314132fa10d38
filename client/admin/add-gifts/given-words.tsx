import { useTranslation } from 'react-i18next'
import { useProjectChoiceQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatDay } from '../../lib/format-date.ts'
import type { Given } from './gift-lines.ts'

/** What a gift is given for, when and how it came, in words. */
export const useGivenWords = ({ projectId, receivedAt, method }: Given) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { data } = useProjectChoiceQuery({ variables: { locale } })
  const project = data?.projects?.nodes.find(({ id }) => id === projectId)?.title
  return {
    project: project ?? t('gifts.otherProject'),
    day: formatDay(receivedAt, locale),
    method: t(method === '' ? 'gifts.unknownMethod' : `gifts.methods.${method}`),
  }
}

/** What was said of a written line alone. */
export const GivenWords = ({ given }: { given: Given }) => {
  const { day, method, project } = useGivenWords(given)
  return <p className="pt-1 text-small text-ink-soft wrap-anywhere">{[day, method, project].join(', ')}</p>
}
