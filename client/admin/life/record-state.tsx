import { useTranslation } from 'react-i18next'
import type { LifeState } from '../../../schema/life.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { type StateLook, StateMark } from '../../ui/state-mark.tsx'

/** What the server tells admins of a record's life; of what is nobody's but an admin's it may tell nothing. */
export interface LivingRecord {
  id: string
  version: number
  state: LifeState | null
  publishedAt: string | null
  archivedAt: string | null
}

const looks: Record<LifeState, StateLook> = {
  draft: 'waiting',
  scheduled: 'now',
  published: 'done',
  archived: 'quiet',
}

interface RecordStateProps {
  record: Pick<LivingRecord, 'state' | 'publishedAt'>
}

/** Who is shown a record, in a word; of what is scheduled also from when on. */
export const RecordState = ({ record: { state, publishedAt } }: RecordStateProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  if (state === null) return null
  return (
    <StateMark look={looks[state]}>
      {state === 'scheduled' && publishedAt !== null
        ? t('life.scheduledFor', { moment: formatMoment(publishedAt, locale) })
        : t(`life.states.${state}`)}
    </StateMark>
  )
}
