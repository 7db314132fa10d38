import { type LetterState, letterStates } from '../../../schema/letters.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { type StateLook, StateMark } from '../../ui/state-mark.tsx'

const looks: Record<LetterState, StateLook> = {
  waiting: 'waiting',
  sending: 'waiting',
  sent: 'done',
  failed: 'back',
  doubtful: 'now',
  unsent: 'quiet',
}

/** What became of a letter. */
export const LetterStateMark = ({ state }: { state: LetterState }) => (
  <StateMark look={looks[state]}>{letterStates[state].label[useLocale()]}</StateMark>
)
