import { useTranslation } from 'react-i18next'
import { LitPanel } from '../ui/lit-panel.tsx'
import { PageHead } from '../ui/page-head.tsx'

const EventsPage = () => {
  const { t } = useTranslation()
  return (
    <>
      <PageHead {...t('pages.events', { returnObjects: true })} site={t('shell.site')} />
      <LitPanel
        tag={t('pages.events.title')}
        title={t('shell.comingSoon.title')}
        text={t('shell.comingSoon.text')}
      />
    </>
  )
}

export { EventsPage as Component }
