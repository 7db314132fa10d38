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

const adminArea = [{ path: `${paths.admin}/*` }]

/**
 * The router looks through all its routes anew each time it is asked; whether it is the admin area is told without, and read as it
 * reads a path: `/%61dmin` is that, too.
 */
const isOfAdmins = (path: string): boolean => matchRoutes(adminArea, path) !== null
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

  const isPage: Pages['isPage'] = (path) => matchRoutes(routes, path)?.some(isNoPage) === false

  /** The admin area is a browser's; the router is asked, which takes a path in any case. */
  const statusInBrowser: Pages['statusInBrowser'] = (path) => {
    if (!isOfAdmins(path)) return null
    return isPage(path) ? 200 : 404
  }

  return { render, publicPaths, projectPath: paths.project, isPage, statusInBrowser }
}
