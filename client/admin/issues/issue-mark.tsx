import { useTranslation } from 'react-i18next'
import type { IssueState } from '../../../schema/newsletter-issues.ts'
import type { IssueProgressFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { type StateLook, StateMark } from '../../ui/state-mark.tsx'

const looks: Record<IssueState, StateLook> = {
  draft: 'waiting',
  scheduled: 'now',
  sending: 'now',
  paused: 'back',
  sent: 'done',
  ended: 'back',
}

/** Where an issue is on its way to its readers, and since when or from when on. */
export const IssueMark = ({
  issue: { state, sendAt, sentAt, endedAt },
}: {
  issue: Pick<IssueProgressFragment, 'state' | 'sendAt' | 'sentAt' | 'endedAt'>
}) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const words = (): string => {
    if (state === 'scheduled' && sendAt !== null)
      return t('issues.scheduledFor', { moment: formatMoment(sendAt, locale) })
    if (state === 'ended' && endedAt !== null)
      return t('issues.endedOn', { moment: formatMoment(endedAt, locale) })
    if (state === 'sent' && sentAt !== null)
      return t('issues.sentOn', { moment: formatMoment(sentAt, locale) })
    return t(`issues.states.${state}`)
  }
  return <StateMark look={looks[state]}>{words()}</StateMark>
}
