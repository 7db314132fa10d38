import { useTranslation } from 'react-i18next'
import type { MessageBox } from '../../../schema/contacts.ts'
import { mostCounted } from '../../../schema/limits.ts'
import { useAdminMessageCountsQuery } from '../../generated/admin-operations.ts'
import { FilterChips } from '../list/filter-chips.tsx'

interface MessageBoxesProps {
  chosen: MessageBox | null
  onChoose: (box: MessageBox | null) => void
}

/** Which messages are shown; of those that wait for somebody, how many there are. */
export const MessageBoxes = ({ chosen, onChoose }: MessageBoxesProps) => {
  const { t } = useTranslation('admin')
  const { data } = useAdminMessageCountsQuery({ fetchPolicy: 'cache-and-network' })
  const counts = data?.contactMessageCounts
  const named = (box: MessageBox, count?: number | null): readonly [MessageBox, string] => {
    const text = t(`contacts.boxes.${box}`)
    if (count === null) return [box, t('contacts.boxMany', { box: text, count: mostCounted })]
    return [box, count === undefined ? text : t('contacts.boxCount', { box: text, count })]
  }
  return (
    <FilterChips<MessageBox>
      label={t('contacts.box')}
      chips={[
        [null, t('contacts.everyBox')],
        named('new', counts?.new),
        named('answered'),
        named('closed'),
        named('mine', counts?.mine),
      ]}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}
