import { useTranslation } from 'react-i18next'
import { PageHead } from '../ui/page-head.tsx'
import { PlainPage } from '../ui/plain-page.tsx'

const ForgotPasswordPage = () => {
  const { t } = useTranslation()
  const page = t('pages.forgotPassword', { returnObjects: true })
  return (
    <>
      <PageHead {...page} site={t('shell.site')} />
      <PlainPage title={page.title} text={page.description} />
    </>
  )
}

export { ForgotPasswordPage as Component }
