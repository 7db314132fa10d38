import { useTranslation } from 'react-i18next'
import { PageHead } from '../ui/page-head.tsx'
import { PlainPage } from '../ui/plain-page.tsx'

const ColabPage = () => {
  const { t } = useTranslation()
  const page = t('pages.colab', { returnObjects: true })
  return (
    <>
      <PageHead {...page} site={t('shell.site')} />
      <PlainPage title={page.title} text={page.description} />
    </>
  )
}

export { ColabPage as Component }
