import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button-class.ts'
import { drawings } from '../ui/drawings/drawings.ts'
import { EmptyPage } from '../ui/empty-page.tsx'
import { PageHead } from '../ui/page-head.tsx'

export const NotFound = () => {
  const { t } = useTranslation()
  return (
    <>
      <PageHead {...t('pages.notFound', { returnObjects: true })} site={t('shell.site')} isMissing />
      <EmptyPage
        tag="404"
        title={t('pages.notFound.title')}
        text={t('shell.notFound.text')}
        drawing={drawings.notFound}
      >
        <Link to={paths.landing} className={buttonClass('primary')}>
          {t('shell.notFound.link')}
        </Link>
      </EmptyPage>
    </>
  )
}
