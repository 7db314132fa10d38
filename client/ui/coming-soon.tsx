import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import type { DrawingFile } from './drawings/drawing.tsx'
import { EmptyPage } from './empty-page.tsx'
import { PageHead } from './page-head.tsx'

interface ComingSoonProps {
  page: 'projects' | 'adopt' | 'events'
  drawing: DrawingFile
  /** Whether what there is already stands below. Without that the page leads on to it. */
  isLow?: boolean
}

/** A page that is still to come. */
export const ComingSoon = ({ page, drawing, isLow = false }: ComingSoonProps) => {
  const { t } = useTranslation()
  const head = t(`pages.${page}`, { returnObjects: true })
  return (
    <>
      <PageHead {...head} site={t('shell.site')} />
      <EmptyPage
        tag={head.title}
        title={t('shell.comingSoon.title')}
        text={t('shell.comingSoon.text')}
        drawing={drawing}
        isLow={isLow}
      >
        {page !== 'projects' && (
          <p className="flex flex-wrap gap-x-7 gap-y-1">
            <Link to={paths.projects} className="inline-flex min-h-8 items-center text-link">
              {t('shell.comingSoon.projects')}
            </Link>
            <Link to={paths.colab} className="inline-flex min-h-8 items-center text-link">
              {t('shell.comingSoon.write')}
            </Link>
          </p>
        )}
      </EmptyPage>
    </>
  )
}
