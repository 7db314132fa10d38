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
