import { sep } from 'node:path'

const { dirname, filename } = import.meta

/**
 * The folder that everything is built into; null where the sources run. Whoever looks for what lies in it starts here: what
 * programs are made of is no longer where its modules were.
 */
export const builtFolder: string | null = filename.endsWith('.ts')
  ? null
  : dirname.slice(0, dirname.lastIndexOf(`${sep}dist${sep}`) + `${sep}dist`.length)
