import { join } from 'node:path'

/** The folder of the repository, absolute. */
export const root = join(import.meta.dirname, '../..')
