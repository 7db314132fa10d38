import { spawnSync } from 'node:child_process'
import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const version = (directory: string): number => Number(directory.match(/postgresql\/([\d.]+)/)?.[1] ?? 0)

/**
 * The folder of PostgreSQL's programs, or null where there are none: POSTGRES_BIN if set, else the
 * newest of Debian's, else the PATH.
 */
export const findPostgres = (env: NodeJS.ProcessEnv = process.env): string | null => {
  const { POSTGRES_BIN, PATH = '' } = env
  const debian = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => version(b) - version(a))
  const candidates = POSTGRES_BIN ? [POSTGRES_BIN] : [...debian, ...PATH.split(delimiter)]
  const usable = (directory: string) =>
    ['initdb', 'postgres'].every((program) => isExecutable(join(directory, program)))
  return candidates.find(usable) ?? null
}

/** A program by its name: where its variable says, else where Debian has it, else on the PATH; null where it is not. */
const find = (name: string, named: string | undefined, PATH: string): string | null => {
  const places = ['/usr/sbin', '/usr/bin', ...PATH.split(delimiter)].map((directory) => join(directory, name))
  return (named ? [named] : places).find(isExecutable) ?? null
}

/** PgBouncer: PGBOUNCER if set, else Debian's, else one of the PATH. */
export const findPgbouncer = ({ PGBOUNCER, PATH = '' }: NodeJS.ProcessEnv = process.env): string | null =>
  find('pgbouncer', PGBOUNCER, PATH)

/** Debian leaves it to whoever installs Patroni which store it shall know: without this it starts and knows none. */
const patroniKnowsEtcd = (): boolean =>
  spawnSync('/usr/bin/python3', ['-c', 'import etcd'], { stdio: 'ignore' }).status === 0

/** Where each program is that the cluster is made of. */
export interface Programs {
  etcd: string
  patroni: string
  /** PostgreSQL's folder. */
  postgres: string
  pgbouncer: string
  haproxy: string
  redis: string
}

/** Of each what Debian's packages are called that bring it. */
const packages: Record<keyof Programs, string> = {
  etcd: 'etcd-server',
  patroni: 'patroni python3-etcd',
  postgres: 'postgresql',
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
  redis: 'redis-server',
}

/** What the machine lacks. The message names all of it at once, and what brings it. */
export class ProgramsMissingError extends Error {
  override readonly name = 'ProgramsMissingError'

  constructor(missing: readonly (keyof Programs)[]) {
    const install = missing.map((each) => packages[each]).join(' ')
    super(`The cluster needs ${missing.join(', ')}. Install with: apt-get install ${install}`)
  }
}

/** @throws ProgramsMissingError */
export const findPrograms = (env: NodeJS.ProcessEnv = process.env): Programs => {
  const { PATH = '' } = env
  const found: Record<keyof Programs, string | null> = {
    etcd: find('etcd', undefined, PATH),
    patroni: patroniKnowsEtcd() ? find('patroni', undefined, PATH) : null,
    postgres: findPostgres(env),
    pgbouncer: findPgbouncer(env),
    haproxy: find('haproxy', undefined, PATH),
    redis: find('redis-server', undefined, PATH),
  }
  const { etcd, patroni, postgres, pgbouncer, haproxy, redis } = found
  if (
    etcd === null ||
    patroni === null ||
    postgres === null ||
    pgbouncer === null ||
    haproxy === null ||
    redis === null
  )
    throw new ProgramsMissingError(
      (Object.keys(packages) as (keyof Programs)[]).filter((each) => found[each] === null),
    )
  return { etcd, patroni, postgres, pgbouncer, haproxy, redis }
}
