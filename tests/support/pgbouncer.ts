import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverIdentity } from '../../cluster/identity.ts'
import { freePort } from '../../cluster/ports.ts'
import { findPgbouncer } from '../../cluster/programs.ts'
import { answers } from './postgres-cluster.ts'

export { findPgbouncer }

const startLimitMs = 15_000

/** A running PgBouncer of our own on a loopback port, in transaction mode. */
export interface Pgbouncer {
  /** The address of a database behind it. */
  url: (database?: string) => string
  /** Ends it as if by a crash. */
  kill: () => Promise<void>
  /** Starts it again where it was. */
  start: () => Promise<void>
  /** The same as a crash, and removes its files. */
  stop: () => Promise<void>
}

/** The shell holds our end of a pipe: when that closes, because we close it or are gone, it kills the pooler. */
const keeper = `
"$1" "$2/pgbouncer.ini" >>"$2/log" 2>&1 &
cat >/dev/null
kill -KILL $! 2>/dev/null
wait $!
`

const removing = `
cat >/dev/null
rm -rf "$1"
`

export interface PgbouncerOptions {
  /** How many sessions it has for all who come. */
  poolSize?: number
  /** More of its settings, by their names. */
  settings?: Record<string, string | number>
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('close', () => resolve())
    child.stdin?.end()
  })

/**
 * Starts one before a PostgreSQL of this machine, which lets in whoever comes as user `postgres`.
 * @throws when it is not installed, or with its log when it does not start
 */
export const startPgbouncer = async (
  postgresPort: number,
  { poolSize = 5, settings = {} }: PgbouncerOptions = {},
): Promise<Pgbouncer> => {
  const program = findPgbouncer()
  if (program === null) throw new Error('PgBouncer is not installed')
  const identity = serverIdentity()
  const directory = mkdtempSync(join(tmpdir(), 'pgbouncer-'))
  chmodSync(directory, 0o755)
  if (identity) chownSync(directory, identity.uid, identity.gid)
  const port = await freePort()
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: poolSize,
    max_client_conn: 500,
    server_login_retry: 1,
    ...settings,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`)
  const databases = `* = host=127.0.0.1 port=${postgresPort} user=postgres`
  writeFileSync(
    join(directory, 'pgbouncer.ini'),
    `[databases]\n${databases}\n[pgbouncer]\n${lines.join('\n')}\n`,
  )

  const options = { cwd: directory, ...identity, detached: true } as const
  const keep = (script: string, ...parameters: string[]): ChildProcess =>
    spawn('/bin/sh', ['-c', script, 'keeper', ...parameters], {
      ...options,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
  const files = keep(removing, directory)
  let running: ChildProcess | null = null

  const url = (database = 'postgres') => `postgres://postgres@127.0.0.1:${port}/${database}`
  const kill = async (): Promise<void> => {
    if (running) await ended(running)
    running = null
  }
  const stop = async (): Promise<void> => {
    await kill()
    await ended(files)
  }
  const start = async (): Promise<void> => {
    running = keep(keeper, program, directory)
    const deadline = Date.now() + startLimitMs
    while (!(await answers(url('pgbouncer')))) {
      if (Date.now() > deadline) {
        const log = readFileSync(join(directory, 'log'), 'utf8')
        await stop()
        throw new Error(`PgBouncer did not start:\n${log}`)
      }
      await pause(20)
    }
  }
  await start()
  return { url, kill, start, stop }
}
