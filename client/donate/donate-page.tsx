import { useTranslation } from 'react-i18next'
import { Link, type LoaderFunctionArgs } from 'react-router-dom'
import { useContributorsQuery, useOpenProjectsQuery } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { loadOpenProjects } from '../lib/load-open-projects.ts'
import { apolloContext } from '../lib/loader-context.ts'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button-class.ts'
import { OpenProjects } from '../ui/open-projects.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Contributors } from './contributors.tsx'
import { CountedFigures, Figures } from './figures.tsx'
import { loadContributors } from './load-contributors.ts'
import { TurningPaw } from './turning-paw.tsx'

/** Some to choose from; all of them stand where the button leads. */
const wanted = { first: 5, after: null }

const loader = async ({ context }: LoaderFunctionArgs): Promise<null> => {
  await Promise.all([loadOpenProjects(context, wanted), loadContributors(context.get(apolloContext))])
  return null
}

const DonatePage = () => {
  const { t } = useTranslation()
  const {
    data: {
      openProjects: { nodes, pageInfo },
    },
  } = useOpenProjectsQuery({ variables: { ...wanted, locale: useLocale() } })
  const { tiers, figures } = useContributorsQuery().data.contributors
  return (
    <>
      <PageHead {...t('pages.donate', { returnObjects: true })} site={t('shell.site')} />
      <div className="page-width flex w-full flex-col items-center overflow-x-clip pt-10 pb-16 text-center sm:pt-18">
        <TurningPaw />
        <h1 className="mt-7 max-w-[18em] text-h1 text-title">{t('donate.title')}</h1>
        <p className="mt-3 max-w-text text-lead text-ink-soft">{t('donate.lead')}</p>
        <Link to={paths.projects} className={`${buttonClass('donate', 'large')} mt-8 max-sm:w-full sm:px-17`}>
          {t('donate.button')}
        </Link>
      </div>
      {nodes.length > 0 && (
        <div className="pb-section">
          <OpenProjects projects={nodes} title={t('donate.open.title')} text={t('donate.open.text')}>
            {pageInfo.hasNextPage && (
              <Link to={paths.projects} className="mt-5 inline-flex min-h-10 items-center text-link">
                {t('donate.open.all')}
              </Link>
            )}
          </OpenProjects>
        </div>
      )}
      <Contributors named={tiers} />
      {figures ? <CountedFigures {...figures} /> : <Figures />}
      {figures && (
        <p className="pb-section text-center print:hidden">
          <Link to={paths.accounts} className="text-link inline-flex min-h-10 items-center">
            {t('shell.accounts')}
          </Link>
        </p>
      )}
    </>
  )
}

export { DonatePage as Component, loader }
