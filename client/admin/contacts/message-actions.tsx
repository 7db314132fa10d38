import { Archive, Check, type LucideIcon, RotateCcw, UserRoundMinus, UserRoundPlus } from 'lucide-react'
import { type Ref, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { personOf } from '../../lib/session.ts'
import { useSession } from '../../lib/use-session.ts'
import { type HandledMessage, useHandling } from './use-handling.ts'

interface ActionProps {
  Icon: LucideIcon
  text: string
  /** Whose message it is, for those who do not see where the button stands. */
  of: string
  onPress: () => void
  ref?: Ref<HTMLButtonElement>
}

const Action = ({ Icon, text, of, onPress, ref }: ActionProps) => (
  <button
    ref={ref}
    type="button"
    aria-label={`${text}: ${of}`}
    onClick={onPress}
    className="text-link inline-flex min-h-8 items-center gap-1.5"
  >
    <Icon aria-hidden="true" className="size-4" />
    {text}
  </button>
)

interface MessageActionsProps {
  message: HandledMessage
}

/** What somebody who answers messages says of one. */
export const MessageActions = ({ message }: MessageActionsProps) => {
  const { t } = useTranslation('admin')
  const me = personOf(useSession())
  const handle = useHandling(message)
  const { name, state, takenById } = message
  const texts = t('contacts.handling', { returnObjects: true })
  const first = useRef<HTMLButtonElement>(null)
  /** The button goes with the state it was for: whoever has pressed it goes on at the one beside it. */
  const close = async (): Promise<void> => {
    await handle({ state: 'closed' }, texts.closed)
    if (document.activeElement === document.body) first.current?.focus()
  }
  const isMine = me !== null && takenById === me
  return (
    <>
      {/* One button in each place: whoever pressed it has the focus on the way back. */}
      <Action
        ref={first}
        Icon={state === 'new' ? Check : RotateCcw}
        text={state === 'new' ? texts.answered : texts.reopen}
        of={name}
        onPress={() =>
          state === 'new'
            ? handle({ state: 'answered' }, texts.answeredDone)
            : handle({ state: 'new' }, texts.reopened)
        }
      />
      {state === 'new' && <Action Icon={Archive} text={texts.close} of={name} onPress={close} />}
      <Action
        Icon={isMine ? UserRoundMinus : UserRoundPlus}
        text={isMine ? texts.giveBack : texts.take}
        of={name}
        onPress={() =>
          isMine ? handle({ takenBy: null }, texts.givenBack) : handle({ takenBy: me }, texts.taken)
        }
      />
    </>
  )
}
