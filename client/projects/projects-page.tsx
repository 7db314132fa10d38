import { useTranslation } from 'react-i18next'
import { EmptyPage } from '../ui/empty-page.tsx'
import { PageHead } from '../ui/page-head.tsx'

const ProjectsPage = () => {
  const { t } = useTranslation()
  return (
    <>
      <PageHead {...t('pages.projects', { returnObjects: true })} site={t('shell.site')} />
      <EmptyPage
        tag={t('pages.projects.title')}
        title={t('shell.comingSoon.title')}
        text={t('shell.comingSoon.text')}
      />
    </>
  )
}

export { ProjectsPage as Component }
