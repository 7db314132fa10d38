import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const generated = /\/client\/generated\/operations\.ts$/
const mark = '?only='

const imports = /^import \{([^}]*)\} from '([^']*\/generated\/operations\.ts)'$/gm

/** The names of an import that are there at run time. */
const valuesOf = (names: string): string[] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))

/** Each thing that is exported, by its name: the generator writes one in each line. */
const exportsOf = (code: string): Map<string, string> =>
  new Map(
    code.split('\n').flatMap((line) => {
      const name = /^export const (\w+)/.exec(line)?.[1]
      return name === undefined ? [] : [[name, line] as const]
    }),
  )

/** The module of one document or hook, with what it is made of. */
export const partOf = (code: string, name: string, file: string): string => {
  const all = exportsOf(code)
  const line = all.get(name)
  if (line === undefined) throw new Error(`${file} exports no ${name}`)
  const needed = new Set(line.match(/\w+/g)?.filter((word) => word !== name && all.has(word)))
  return [
    ...(code.match(/^import \{.*$/gm) ?? []),
    ...[...needed].map((each) => `import { ${each} } from '${file}${mark}${each}'`),
    line,
    '',
  ].join('\n')
}

/**
 * Has each page load the documents it asks with. The generator writes those of all public pages into one file, which the
 * bundler can only put where every page finds it; here each of them is a module.
 */
export const documentsApart = (): Plugin => ({
  name: 'documents-apart',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  resolveId: (id, importer) => {
    const [file = '', name] = id.split(mark)
    if (name === undefined) return null
    return file.startsWith('.') ? `${join(dirname(importer ?? ''), file)}${mark}${name}` : id
  },
  load: (id) => {
    const [file = '', name] = id.split(mark)
    if (name === undefined || !generated.test(file)) return null
    return { code: partOf(readFileSync(file, 'utf8'), name, file), moduleType: 'ts' }
  },
  transform: (code, id) => {
    if (!/\.tsx?$/.test(id)) return null
    const apart = code.replaceAll(imports, (_, names: string, file: string) =>
      valuesOf(names)
        .map((name) => `import { ${name} } from '${file}${mark}${name}'`)
        .join('; '),
    )
    return apart === code ? null : { code: apart, map: null }
  },
})
