import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadLaunches, useLaunches } from '../lib/load-launches.ts'
import { apolloContext } from '../lib/loader-context.ts'
import { loadProjectList } from './load-project-list.ts'
import { ProjectList } from './project-list.tsx'
import { loadProjectsToCome, ProjectsToCome } from './projects-to-come.tsx'

const loader = async ({ request, context }: LoaderFunctionArgs): Promise<null> => {
  const query = new URL(request.url).searchParams
  const { projects } = await loadLaunches(context.get(apolloContext))
  await (projects ? loadProjectList : loadProjectsToCome)(context, query)
  return null
}

/** All open projects, once visitors have the page of them. */
const ProjectsPage = () => (useLaunches().projects ? <ProjectList /> : <ProjectsToCome />)

export { loader, ProjectsPage as Component }
