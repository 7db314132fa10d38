import { useTranslation } from 'react-i18next'
import { EmptyPage } from '../ui/empty-page.tsx'
import { PageHead } from '../ui/page-head.tsx'

const AdoptPage = () => {
  const { t } = useTranslation()
  return (
    <>
      <PageHead {...t('pages.adopt', { returnObjects: true })} site={t('shell.site')} />
      <EmptyPage
        tag={t('pages.adopt.title')}
        title={t('shell.comingSoon.title')}
        text={t('shell.comingSoon.text')}
      />
    </>
  )
}

export { AdoptPage as Component }
