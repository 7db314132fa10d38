import type { Locale } from '../../schema/locales.ts'
import type { ManifestEntry } from '../../schema/pages.ts'

type Manifest = Record<string, ManifestEntry>

interface Assets {
  /** The script that fetches the others once the page is painted. */
  entry: string
  /** Those that take the page over. */
  modules: string[]
  styles: string[]
}

/** Under development the sources are what the browser loads, and Vite finds the rest. */
const sources: Assets = { entry: '/start.ts', modules: [], styles: ['/ui/styles.css'] }

const entryName = 'index.html'

const mainName = 'main.tsx'

const textsName = (locale: Locale): string => `i18n/${locale}.ts`

/** A module and everything it imports at once, itself first. */
const withImports = (manifest: Manifest, name: string, seen = new Set<string>()): ManifestEntry[] => {
  const entry = manifest[name]
  if (entry === undefined || seen.has(name)) return []
  seen.add(name)
  return [entry, ...(entry.imports ?? []).flatMap((each) => withImports(manifest, each, seen))]
}

const unique = (paths: string[]): string[] => [...new Set(paths)].map((path) => `/${path}`)

const filesOf = (manifest: Manifest, names: string[]): Assets => {
  const [entry, ...rest] = names.flatMap((name) => withImports(manifest, name))
  if (entry === undefined) throw new Error('the manifest of the built client names no entry')
  return {
    entry: `/${entry.file}`,
    modules: unique(rest.map(({ file }) => file)),
    styles: unique([entry, ...rest].flatMap(({ css }) => css ?? [])),
  }
}

/**
 * Finds the files of a page by the routes it matched: a route's id is its module's name in the manifest. There are as many
 * answers as kinds of pages, in each language, and each is found once.
 */
export const createAssetsOf = (manifest: Manifest | null) => {
  const known = new Map<string, Assets>()
  return (matches: { route: { id: string } }[], locale: Locale): Assets => {
    if (manifest === null) return sources
    const ids = matches.map(({ route }) => route.id)
    const key = [locale, ...ids].join()
    const assets = known.get(key) ?? filesOf(manifest, [entryName, mainName, textsName(locale), ...ids])
    known.set(key, assets)
    return assets
  }
}

/** What the page is drawn with, and the script that is fetched when there is nothing else to do. React puts it into the head. */
export const PageAssets = ({ entry, styles }: Pick<Assets, 'entry' | 'styles'>) => (
  <>
    {styles.map((href) => (
      <link key={href} rel="stylesheet" href={href} precedence="default" />
    ))}
    <link rel="modulepreload" fetchPriority="low" href={entry} />
  </>
)

/** Stands at the end of the body, after all that the browser takes over. */
export const PageScript = ({ entry }: Pick<Assets, 'entry'>) => <script type="module" src={entry} />
