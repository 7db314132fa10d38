import { data, type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { ProjectDocument, useProjectQuery } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { apolloContext, localeContext } from '../lib/loader-context.ts'
import { problemOf } from '../lib/problem.ts'
import { ProjectArticle } from './project-article.tsx'

const notHere = () => data(null, { status: 404 })

/** Loads the project before the page is shown; one that does not exist is a 404. */
const loader = async ({ params, context }: LoaderFunctionArgs): Promise<null> => {
  const variables = { id: params.teamId ?? '', locale: context.get(localeContext) }
  try {
    const answer = await context.get(apolloContext).query({ query: ProjectDocument, variables })
    if (answer.data?.project) return null
  } catch (error) {
    if (problemOf(error)?.code !== 'not_found') throw error
  }
  throw notHere()
}

const ProjectPage = () => {
  const { teamId = '' } = useParams()
  const {
    data: { project },
  } = useProjectQuery({ variables: { id: teamId, locale: useLocale() } })
  if (!project) throw notHere()
  return <ProjectArticle project={project} />
}

export { loader, ProjectPage as Component }
