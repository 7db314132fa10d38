import { join } from 'node:path'
import { closureOf, laterOf, type Modules, reachOf } from './module-graph.ts'

const client = join(import.meta.dirname, '..')
const routes = join(client, 'app/routes.tsx')
const rooms = join(client, 'admin/rooms.ts')

const isOfAdmins = (id: string): boolean => id.includes('/client/admin/')

/** Made for whoever needs it: what two pages of one room share, like the texts of the law, is theirs alone. */
const isCommon = (id: string): boolean => /\/(client\/(ui|lib)|schema)\//.test(id) || /\/i18n\/use-/.test(id)

/** What only some pages need and others must not be made to wait for. */
const isHeavy = (id: string): boolean => /node_modules\/(zod|react-hook-form|lean-qr)\//.test(id)

/**
 * Pages that are made of the same: the front page, those with a form of one's own, and the rest, which show what is told of
 * dogs and money.
 */
const kinds: readonly [kind: string, folders: RegExp][] = [
  ['front', /\/client\/home\//],
  ['forms', /\/client\/(accounts|newsletter|contacts)\//],
  ['shows', /\/client\//],
]

const kindOf = (page: string): string => kinds.find(([, folders]) => folders.test(page))?.[0] ?? ''

/** So many pages of the admin area share what comes with any of them. */
const fewest = 3

type NameFile = (id: string, modules: Modules) => string | null

/** Of each page of a list of routes. */
const closuresOf = (list: string, modules: Modules, wanted: (page: string) => boolean = () => true) =>
  laterOf(list, modules)
    .filter(wanted)
    .map((page) => ({ page, closure: closureOf(page, modules) }))

type Closures = ReturnType<typeof closuresOf>

const pagesWith = (id: string, closures: Closures): string[] =>
  closures.filter(({ closure }) => closure.has(id)).map(({ page }) => page)

/**
 * Names the files of what public pages have in common: dozens of modules of some hundred bytes, each of which the bundler
 * would make a file of its own. There is one for each set of kinds of pages, so that few are loaded and little in them for
 * nothing. Whatever is heavy, or needs what is, stays apart. What a module needs comes with it, unless it is in a file
 * already: so those that most pages load are made first.
 */
export const sharedByPages = (): NameFile[] => {
  let closures: Closures | undefined
  const kindsWith = (id: string, modules: Modules): string[] => {
    closures ??= closuresOf(routes, modules, (page) => !isOfAdmins(page))
    const pages = isCommon(id) ? pagesWith(id, closures) : []
    if (pages.length < 2 || [...closureOf(id, modules)].some(isHeavy)) return []
    return [...new Set(pages.map(kindOf))].sort()
  }
  return kinds
    .map((_, index) => kinds.length - index)
    .map((count) => (id, modules) => {
      const found = kindsWith(id, modules)
      return found.length === count ? `pieces-of-${found.join('-')}` : null
    })
}

/**
 * Names the file of what pages of the admin area have in common, for the same reason. Whoever only reads loads nothing of
 * it: what the site wants as well, now or later, stays apart.
 */
export const sharedByRooms = (): NameFile => {
  let found: { closures: Closures; site: Set<string> } | undefined
  return (id, modules) => {
    found ??= {
      closures: closuresOf(rooms, modules),
      site: reachOf(join(client, 'main.tsx'), modules, (each) => !isOfAdmins(each)),
    }
    return !found.site.has(id) && pagesWith(id, found.closures).length >= fewest ? 'rooms' : null
  }
}
