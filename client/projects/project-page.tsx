import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { ProjectDocument, useProjectQuery } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { loadLaunches, useLaunches } from '../lib/load-launches.ts'
import { loadOrMiss, notHere } from '../lib/load-or-miss.ts'
import { apolloContext, localeContext } from '../lib/loader-context.ts'
import { paths } from '../lib/paths.ts'
import { ProjectArticle } from './project-article.tsx'

/** Loads the project before the page is shown; one that does not exist is a 404. */
const loader = ({ params, context }: LoaderFunctionArgs): Promise<null> =>
  loadOrMiss(async () => {
    const apollo = context.get(apolloContext)
    const variables = { id: params.teamId ?? '', locale: context.get(localeContext) }
    const [{ data }] = await Promise.all([
      apollo.query({ query: ProjectDocument, variables }),
      loadLaunches(apollo),
    ])
    return Boolean(data?.project)
  })

const ProjectPage = () => {
  const { teamId = '' } = useParams()
  const {
    data: { project },
  } = useProjectQuery({ variables: { id: teamId, locale: useLocale() } })
  const { giving } = useLaunches()
  if (!project) throw notHere()
  return <ProjectArticle project={project} giveAt={giving ? paths.give(project.id) : null} />
}

export { loader, ProjectPage as Component }
