import { resolve } from 'node:path'

/** Where a cluster is kept that was given no other folder. */
export const usualFolder = 'data/cluster'

/** As a shell reads it as one word. */
const quoted = (word: string): string =>
  /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`

/** What somebody types for a command at the cluster of a folder, or to start it; a folder is named where it is not the usual one. */
export const commandAt = (folder: string, command?: 'admin'): string => {
  const words = [
    ...(command === undefined ? [] : [command]),
    ...(folder === resolve(usualFolder) ? [] : ['--folder', quoted(folder)]),
  ]
  return ['npm run cluster', ...(words.length === 0 ? [] : ['--', ...words])].join(' ')
}
