import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom'
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

/** What every path of the admin area begins with, however it is written. */
const likeAdmins = /^\/+[a%]/i

/**
 * The router looks through all its routes anew each time it is asked; whether it is the admin area is told without, and read as it
 * reads a path: `/%61dmin` is that, too.
 */
const isOfAdmins = (path: string): boolean => likeAdmins.test(path) && matchRoutes(adminArea, path) !== null
const isNoPage = ({ route }: RouteMatch): boolean => route.path === '*'

/** For the router, which looks through all it has for each page: the admin area, most of it, is never rendered. */
const renderedRoutes = (): RouteObject[] =>
  createRoutes().map((root) =>
    root.children ? { ...root, children: root.children.filter(({ path }) => path !== paths.admin) } : root,
  )

/** Loads pages without writing them. */
export const createLoader = (manifest: Parameters<CreatePages>[0]) =>
  createPageLoader(renderedRoutes(), manifest)

/** The public pages, rendered from the same routes as in the browser. */
export const createPages: CreatePages = (manifest) => {
  const routes = createRoutes()
  const load = createLoader(manifest)

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
