/** What the bundler tells of the modules it has found. */
export interface Modules {
  getModuleInfo: (id: string) => { importedIds: string[]; dynamicallyImportedIds: string[] } | null
}

const importsOf = (id: string, modules: Modules): readonly string[] =>
  modules.getModuleInfo(id)?.importedIds ?? []

/** What a module imports later, like the pages of a list of routes. */
export const laterOf = (id: string, modules: Modules): readonly string[] =>
  modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []

const reach = (id: string, follow: (id: string) => readonly string[]): Set<string> => {
  const found = new Set<string>()
  const visit = (each: string): void => {
    if (found.has(each)) return
    found.add(each)
    follow(each).forEach(visit)
  }
  visit(id)
  return found
}

/** A module and all it imports at once. */
export const closureOf = (id: string, modules: Modules): Set<string> =>
  reach(id, (each) => importsOf(each, modules))

/** A module and all it imports at once or later, as far as that is `wanted`. */
export const reachOf = (id: string, modules: Modules, wanted: (id: string) => boolean): Set<string> =>
  reach(id, (each) => [...importsOf(each, modules), ...laterOf(each, modules)].filter(wanted))
