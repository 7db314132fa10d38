import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { accessSync, chmodSync, chownSync, constants, globSync, mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

const startLimitMs = 30_000

/** A running PostgreSQL of our own, empty, on a loopback port and a Unix socket. */
export interface PostgresCluster {
  /** Connection address over TCP of one of its databases. */
  url: (database?: string) => string
  port: number
  socketDirectory: string
  /** Ends the server without ceremony and removes its files. */
  stop: () => Promise<void>
}

interface Identity {
  uid: number
  gid: number
}

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

/** PostgreSQL and its pooler refuse to run as root, so root lends them the account their packages have made. */
export const serverIdentity = (): Identity | null => {
  if (process.getuid?.() !== 0) return null
  const ask = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: ask('-u'), gid: ask('-g') }
}

/** A loopback port nobody listens on at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Nobody needs what a test has written after a power cut. */
const hasty = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', shared_buffers: '32MB' }

export interface ClusterOptions {
  /** Whether everything but its address is as PostgreSQL comes: each commit waits for the disk. */
  asItComes?: boolean
}

/**
 * The shell holds our end of a pipe: when this process ends, however it ends, the pipe closes and
 * the shell takes the server and its files away. Nothing can be left running.
 */
const keeper = `
"$1" -D "$2/data" -k "$2" -p "$3" $4 >"$2/log" 2>&1 &
cat >/dev/null
kill -QUIT $! 2>/dev/null
wait $!
rm -rf "$2"
`

/** Whether somebody can be connected to there. */
export const answers = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('close', () => resolve())
    child.stdin?.end()
  })

/**
 * Makes and starts a cluster in a temporary folder, owned by user `postgres` without a password.
 * @throws when no PostgreSQL is installed, or with the server's log when it does not start.
 */
export const startPostgres = async ({ asItComes = false }: ClusterOptions = {}): Promise<PostgresCluster> => {
  const bin = findPostgres()
  if (bin === null) throw new Error('PostgreSQL is not installed')
  const identity = serverIdentity()
  const directory = mkdtempSync(join(tmpdir(), 'postgres-'))
  chmodSync(directory, 0o711)
  if (identity) chownSync(directory, identity.uid, identity.gid)
  const options = { cwd: directory, ...identity }
  const initialise = [
    '--auth=trust',
    '--username=postgres',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]
  execFileSync(join(bin, 'initdb'), [...initialise, join(directory, 'data')], { ...options, stdio: 'pipe' })

  const port = await freePort()
  const settings = { listen_addresses: '127.0.0.1', ...(asItComes ? {} : hasty) }
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  const shell = ['-c', keeper, 'keeper', join(bin, 'postgres'), directory, String(port), flags.join(' ')]
  const child = spawn('/bin/sh', shell, { ...options, stdio: ['pipe', 'ignore', 'ignore'], detached: true })

  const url = (database = 'postgres') => `postgres://postgres@127.0.0.1:${port}/${database}`
  const deadline = Date.now() + startLimitMs
  while (!(await answers(url()))) {
    if (Date.now() > deadline) {
      const log = readFileSync(join(directory, 'log'), 'utf8')
      await end(child)
      throw new Error(`PostgreSQL (${dirname(bin)}) did not start:\n${log}`)
    }
    await pause(20)
  }
  return { url, port, socketDirectory: directory, stop: () => end(child) }
}
