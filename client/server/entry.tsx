import { matchRoutes, type RouteMatch } from 'react-router-dom'
import type { CreatePages, Pages } from '../../schema/pages.ts'
import { createRoutes } from '../app/routes.tsx'
import { paths } from '../lib/paths.ts'
import { createPageLoader } from './page-loader.tsx'

const publicPaths = [
  paths.landing,
  paths.dashboard,
  paths.donate,
  paths.projects,
  paths.adopt,
  paths.events,
  paths.gallery,
  paths.colab,
  paths.privacy,
  paths.terms,
]

const isOfAdmins = ({ route }: RouteMatch): boolean => route.path === paths.admin
const isNoPage = ({ route }: RouteMatch): boolean => route.path === '*'

/** Loads pages without writing them. */
export const createLoader = (manifest: Parameters<CreatePages>[0]) =>
  createPageLoader(createRoutes(), manifest)

/** The public pages, rendered from the same routes as in the browser. */
export const createPages: CreatePages = (manifest) => {
  const routes = createRoutes()
  const load = createPageLoader(routes, manifest)

  const render: Pages['render'] = async (request) => {
    const page = await load(request)
    if (page instanceof Response) {
      return { status: page.status, location: page.headers.get('location') ?? '/' }
    }
    return { status: page.status, html: page.write() }
  }

  const matching = (path: string): RouteMatch[] => matchRoutes(routes, path) ?? []

  const isPage: Pages['isPage'] = (path) => !matching(path).some(isNoPage)

  /** The admin area is a browser's; the router is asked, which takes a path in any case. */
  const statusInBrowser: Pages['statusInBrowser'] = (path) => {
    const matches = matching(path)
    if (!matches.some(isOfAdmins)) return null
    return matches.some(isNoPage) ? 404 : 200
  }

  return { render, publicPaths, projectPath: paths.project, isPage, statusInBrowser }
}
