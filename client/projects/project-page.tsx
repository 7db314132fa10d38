import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { ProjectDocument, useProjectQuery } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { loadOrMiss, notHere } from '../lib/load-or-miss.ts'
import { apolloContext, localeContext } from '../lib/loader-context.ts'
import { ProjectArticle } from './project-article.tsx'

/** Loads the project before the page is shown; one that does not exist is a 404. */
const loader = ({ params, context }: LoaderFunctionArgs): Promise<null> =>
  loadOrMiss(async () => {
    const variables = { id: params.teamId ?? '', locale: context.get(localeContext) }
    const { data } = await context.get(apolloContext).query({ query: ProjectDocument, variables })
    return Boolean(data?.project)
  })

const ProjectPage = () => {
  const { teamId = '' } = useParams()
  const {
    data: { project },
  } = useProjectQuery({ variables: { id: teamId, locale: useLocale() } })
  if (!project) throw notHere()
  return <ProjectArticle project={project} />
}

export { loader, ProjectPage as Component }
