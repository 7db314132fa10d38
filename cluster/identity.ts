import { execFileSync } from 'node:child_process'

/** A user of this machine, by numbers. */
export interface Identity {
  uid: number
  gid: number
}

/**
 * PostgreSQL and its pooler refuse to run as root, so root lends them the account their packages have made. Null: whoever
 * runs this runs them as well.
 */
export const serverIdentity = (): Identity | null => {
  if (process.getuid?.() !== 0) return null
  const ask = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: ask('-u'), gid: ask('-g') }
}
