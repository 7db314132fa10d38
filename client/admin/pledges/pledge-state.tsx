import type { PledgeState } from '../../../schema/pledge-states.ts'
import { pledge } from '../../../schema/pledges.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { type StateLook, StateMark } from '../../ui/state-mark.tsx'

const looks: Record<PledgeState, StateLook> = {
  pledged: 'waiting',
  confirmed: 'done',
  expired: 'quiet',
  failed: 'quiet',
  withdrawn: 'back',
}

const { options } = pledge.fields.state

/** What has become of a pledge, in a word. */
export const PledgeStateMark = ({ state }: { state: PledgeState }) => {
  const locale = useLocale()
  return <StateMark look={looks[state]}>{options?.[state]?.label[locale]}</StateMark>
}
