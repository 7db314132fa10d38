import { pledgeStates, stateInLedger, wentBackStates } from '../../../schema/pledge-states.ts'
import type { PledgeFactsFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { type StateLook, StateMark } from '../../ui/state-mark.tsx'

const states = { ...pledgeStates, ...wentBackStates }

const looks: Record<keyof typeof states, StateLook> = {
  pledged: 'waiting',
  confirmed: 'done',
  refunded: 'back',
  partRefunded: 'back',
  expired: 'quiet',
  failed: 'quiet',
  withdrawn: 'back',
}

interface PledgeStateMarkProps {
  pledge: Pick<PledgeFactsFragment, 'state' | 'giftStatus' | 'giftRefunded' | 'expiresAt'>
}

/** What has become of a pledge, in a word. */
export const PledgeStateMark = ({ pledge }: PledgeStateMarkProps) => {
  const locale = useLocale()
  const state = stateInLedger(pledge, new Date())
  return <StateMark look={looks[state]}>{states[state].label[locale]}</StateMark>
}
