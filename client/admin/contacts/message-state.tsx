import { useTranslation } from 'react-i18next'
import { dayAtCharity, daysBetween } from '../../lib/day-at-charity.ts'
import { personOf } from '../../lib/session.ts'
import { useSession } from '../../lib/use-session.ts'
import { type StateLook, StateMark } from '../../ui/state-mark.tsx'
import type { HandledMessage } from './use-handling.ts'

const looks: Record<NonNullable<HandledMessage['state']>, StateLook> = {
  new: 'now',
  answered: 'done',
  closed: 'quiet',
}

interface MessageStateProps {
  message: HandledMessage
  /** Since when it waits, where that is said as well. */
  since?: string
}

/** Whole days from a moment until now, by the charity's calendar. */
const daysSince = (moment: string): number =>
  Math.max(0, daysBetween(dayAtCharity(new Date(moment)), dayAtCharity(new Date())))

/** What has become of a message, and who has taken it. */
export const MessageState = ({ message: { state, takenBy, takenById }, since }: MessageStateProps) => {
  const { t } = useTranslation('admin')
  const days = since !== undefined && state === 'new' ? daysSince(since) : 0
  const session = useSession()
  if (state === null) return null
  const isMine = takenById !== null && takenById === personOf(session)
  return (
    <p className="mt-1 mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
      <StateMark look={looks[state]}>
        {days > 0 ? t('contacts.waits', { count: days }) : t(`contacts.states.${state}`)}
      </StateMark>
      {takenBy !== null && (
        <span className="text-ink-soft">
          {isMine ? t('contacts.handling.mine') : t('contacts.handling.takenBy', { name: takenBy })}
        </span>
      )}
    </p>
  )
}
