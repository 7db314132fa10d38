import { Archive, Check, type LucideIcon, RotateCcw, UserRoundMinus, UserRoundPlus } from 'lucide-react'
import type { Ref } from 'react'
import { personOf } from '../../lib/session.ts'
import { useSession } from '../../lib/use-session.ts'
import { useActs } from './use-acts.ts'
import { useClosing } from './use-closing.ts'
import type { HandledMessage, Handling } from './use-handling.ts'

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
  handling: Handling
}

/** What somebody who answers messages says of one. */
export const MessageActions = ({ message, handling }: MessageActionsProps) => {
  const { name, state, takenById } = message
  const { press } = handling
  const me = personOf(useSession())
  const acts = useActs()
  const { left, close } = useClosing(message, handling)
  const answer = state === 'new' ? acts.answer : acts.reopen
  const isMine = me !== null && takenById === me
  const take = isMine ? acts.giveBack : acts.take
  return (
    <>
      {/* One button in each place: whoever pressed it has the focus on the way back. */}
      <Action
        ref={left}
        Icon={state === 'new' ? Check : RotateCcw}
        text={answer.text}
        of={name}
        onPress={() => press(answer)}
      />
      {state === 'new' && <Action Icon={Archive} text={acts.close.text} of={name} onPress={close} />}
      <Action
        Icon={isMine ? UserRoundMinus : UserRoundPlus}
        text={take.text}
        of={name}
        onPress={() => press(take)}
      />
    </>
  )
}
