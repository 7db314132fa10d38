import { useTranslation } from 'react-i18next'
import { adminPaths } from '../../lib/paths.ts'
import { House } from '../../ui/illustrations/house.tsx'
import { RecordPage } from '../form/record-page.tsx'
import { eventNoun } from './event-noun.ts'

const EventPage = () => {
  const { t } = useTranslation('admin')
  return (
    <RecordPage
      noun={eventNoun}
      pages={{
        create: t('events.createPage', { returnObjects: true }),
        edit: t('events.editPage', { returnObjects: true }),
      }}
      create={t('events.submitNew')}
      texts={{ loading: t('events.loadingOne'), failed: t('events.failedOne') }}
      missing={{
        drawing: <House className="w-32 text-forest-800" />,
        title: t('events.gone'),
        text: t('events.goneText'),
        list: adminPaths('events').list,
        toList: t('events.toList'),
      }}
    />
  )
}

export { EventPage as Component }
