import { useTranslation } from 'react-i18next'
import { EmptyPage } from '../ui/empty-page.tsx'
import { PageHead } from '../ui/page-head.tsx'

const EventsPage = () => {
  const { t } = useTranslation()
  return (
    <>
      <PageHead {...t('pages.events', { returnObjects: true })} site={t('shell.site')} />
      <EmptyPage
        tag={t('pages.events.title')}
        title={t('shell.comingSoon.title')}
        text={t('shell.comingSoon.text')}
      />
    </>
  )
}

export { EventsPage as Component }
