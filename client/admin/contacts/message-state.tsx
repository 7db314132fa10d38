import { useTranslation } from 'react-i18next'
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
}

/** What has become of a message, and who has taken it. */
export const MessageState = ({ message: { state, takenBy, takenById } }: MessageStateProps) => {
  const { t } = useTranslation('admin')
  const session = useSession()
  if (state === null) return null
  const isMine = takenById !== null && takenById === personOf(session)
  return (
    <p className="mt-1 mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
      <StateMark look={looks[state]}>{t(`contacts.states.${state}`)}</StateMark>
      {takenBy !== null && (
        <span className="text-ink-soft">
          {isMine ? t('contacts.handling.mine') : t('contacts.handling.takenBy', { name: takenBy })}
        </span>
      )}
    </p>
  )
}
