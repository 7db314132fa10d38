import { useTranslation } from 'react-i18next'
import { RecordCreatePage } from '../form/record-create-page.tsx'
import { eventNoun } from './event-noun.ts'

const EventCreatePage = () => {
  const { t } = useTranslation('admin')
  return <RecordCreatePage page="eventCreate" noun={eventNoun} submit={t('events.submitNew')} />
}

export { EventCreatePage as Component }
