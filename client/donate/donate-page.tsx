import { useTranslation } from 'react-i18next'
import { PageHead } from '../ui/page-head.tsx'
import { PlainPage } from '../ui/plain-page.tsx'

const DonatePage = () => {
  const { t } = useTranslation()
  const page = t('pages.donate', { returnObjects: true })
  return (
    <>
      <PageHead {...page} site={t('shell.site')} />
      <PlainPage title={page.title} text={page.description} />
    </>
  )
}

export { DonatePage as Component }
