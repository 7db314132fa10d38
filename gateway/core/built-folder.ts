import { sep } from 'node:path'

const { dirname, filename } = import.meta

/**
 * The folder that everything is built into; null where the sources run. Whoever looks for what lies in it starts here: what
 * programs are made of is no longer where its modules were, but in `gateway` or a folder of that. What the folder itself is
 * called is up to whoever has moved it, or built it where a link leads.
 */
export const builtFolder: string | null = filename.endsWith('.ts')
  ? null
  : dirname.slice(0, dirname.lastIndexOf(`${sep}gateway`))

/** The folder of the build that this program is of, for what no other build may share; null where the sources run. */
export const folderOfBuild: string | null =
  builtFolder === null
    ? null
    : dirname
        .split(sep)
        .slice(0, builtFolder.split(sep).length + ['gateway', 'builds', 'its name'].length)
        .join(sep)
