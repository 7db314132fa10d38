import { join } from 'node:path'
import { closureOf, laterOf, type Modules, reachOf } from './module-graph.ts'

const client = join(import.meta.dirname, '..')
const routes = join(client, 'app/routes.tsx')
const rooms = join(client, 'admin/rooms.ts')

const isOfAdmins = (id: string): boolean => id.includes('/client/admin/')

/** Made for whoever needs it: what two pages of one room share, like the texts of the law, is theirs alone. */
const isCommon = (id: string): boolean => /\/(client\/(ui|lib)|schema)\//.test(id) || /\/i18n\/use-/.test(id)

/** What only some pages need and others must not be made to wait for. */
const isHeavy = (id: string): boolean => /node_modules\/(zod|react-hook-form)\//.test(id)

/** So many pages of the admin area share what comes with any of them. */
const fewest = 3

type NameFile = (id: string, modules: Modules) => string | null

/** Of each page of a list of routes. */
const closuresOf = (list: string, modules: Modules, wanted: (page: string) => boolean = () => true) =>
  laterOf(list, modules)
    .filter(wanted)
    .map((page) => closureOf(page, modules))

const countOf = (id: string, pages: readonly Set<string>[]): number =>
  pages.filter((page) => page.has(id)).length

/**
 * Names the file of what public pages have in common: dozens of modules of some hundred bytes, each of which the bundler
 * would make a file of its own. Whatever is heavy, or needs what is, stays apart.
 */
export const sharedByPages = (): NameFile => {
  let pages: Set<string>[] | undefined
  return (id, modules) => {
    pages ??= closuresOf(routes, modules, (page) => !isOfAdmins(page))
    const isShared = isCommon(id) && countOf(id, pages) > 1
    return isShared && ![...closureOf(id, modules)].some(isHeavy) ? 'pieces' : null
  }
}

/**
 * Names the file of what pages of the admin area have in common, for the same reason. Whoever only reads loads nothing of
 * it: what the site wants as well, now or later, stays apart.
 */
export const sharedByRooms = (): NameFile => {
  let found: { pages: Set<string>[]; site: Set<string> } | undefined
  return (id, modules) => {
    found ??= {
      pages: closuresOf(rooms, modules),
      site: reachOf(join(client, 'main.tsx'), modules, (each) => !isOfAdmins(each)),
    }
    return !found.site.has(id) && countOf(id, found.pages) >= fewest ? 'rooms' : null
  }
}
