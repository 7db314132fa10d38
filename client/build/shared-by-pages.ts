import { join } from 'node:path'

/** What the bundler tells of the modules it has found. */
interface Modules {
  getModuleInfo: (id: string) => { importedIds: string[]; dynamicallyImportedIds: string[] } | null
}

const routes = join(import.meta.dirname, '../app/routes.tsx')

const isOfAdmins = (id: string): boolean => id.includes('/client/admin/')

/** Made for whoever needs it: what two pages of one room share, like the texts of the law, is theirs alone. */
const isCommon = (id: string): boolean => /\/(client\/(ui|lib)|schema)\//.test(id) || /\/i18n\/use-/.test(id)

/** What only some pages need and others must not be made to wait for. */
const isHeavy = (id: string): boolean => /node_modules\/(zod|react-hook-form)\//.test(id)

/** A module and all it imports at once. */
const closureOf = (id: string, modules: Modules): Set<string> => {
  const found = new Set<string>()
  const visit = (each: string): void => {
    if (found.has(each)) return
    found.add(each)
    modules.getModuleInfo(each)?.importedIds.forEach(visit)
  }
  visit(id)
  return found
}

/**
 * Names the file of what public pages have in common: dozens of modules of some hundred bytes, each of which the bundler
 * would make a file of its own. Whatever is heavy, or needs what is, stays apart.
 */
export const sharedByPages = () => {
  let pages: Set<string>[] | undefined
  return (id: string, modules: Modules): string | null => {
    pages ??= (modules.getModuleInfo(routes)?.dynamicallyImportedIds ?? [])
      .filter((page) => !isOfAdmins(page))
      .map((page) => closureOf(page, modules))
    const isShared = isCommon(id) && pages.filter((page) => page.has(id)).length > 1
    return isShared && ![...closureOf(id, modules)].some(isHeavy) ? 'pieces' : null
  }
}
