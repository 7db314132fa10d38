import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { House } from '../../ui/illustrations/house.tsx'
import { RecordEditPage } from '../form/record-edit-page.tsx'
import { eventNoun } from './event-noun.ts'

const EventEditPage = () => {
  const { t } = useTranslation('admin')
  return (
    <RecordEditPage
      page="eventEdit"
      noun={eventNoun}
      texts={{ loading: t('events.loadingOne'), failed: t('events.failedOne') }}
      missing={{
        drawing: <House className="w-32 text-forest-800" />,
        title: t('events.gone'),
        text: t('events.goneText'),
        list: paths.adminEvents,
        toList: t('events.toList'),
      }}
    />
  )
}

export { EventEditPage as Component }
