import { useTranslation } from 'react-i18next'
import type { DonationStatus } from '../../../schema/donations.ts'
import { type StateLook, StateMark } from '../../ui/state-mark.tsx'

const looks: Record<DonationStatus | 'partRefunded', StateLook> = {
  pending: 'waiting',
  confirmed: 'done',
  partRefunded: 'back',
  refunded: 'back',
  voided: 'quiet',
}

interface GiftStateTagProps {
  gift: { status: DonationStatus; refunded: number }
}

/** What a gift is, in a word. */
export const GiftStateTag = ({ gift: { status, refunded } }: GiftStateTagProps) => {
  const { t } = useTranslation('admin')
  const state = status === 'confirmed' && refunded > 0 ? 'partRefunded' : status
  return <StateMark look={looks[state]}>{t(`gifts.states.${state}`)}</StateMark>
}
