import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { type Identity, serverIdentity } from '../../cluster/identity.ts'
import { freePort } from '../../cluster/ports.ts'
import { findPostgres } from '../../cluster/programs.ts'

export { findPostgres, freePort }

const startLimitMs = 30_000

/** A running PostgreSQL of our own, empty, on a loopback port and a Unix socket. */
export interface PostgresCluster {
  /** Connection address over TCP of one of its databases. */
  url: (database?: string) => string
  port: number
  socketDirectory: string
  /** Ends the server as a crash would, in the middle of whatever it does. */
  crash: () => Promise<void>
  /** Starts it again where it has ended, and waits until it answers. */
  start: () => Promise<void>
  /** Stops all its processes where they are: nothing answers, no connection ends; and lets them go on. */
  freeze: () => Promise<void>
  thaw: () => Promise<void>
  /** Writes a disk of its own full, and frees it again. */
  disk: { fill: () => Promise<void>; free: () => Promise<void> }
  /** Ends the server without ceremony and removes its files. */
  stop: () => Promise<void>
}

/** Nobody needs what a test has written after a power cut. */
const hasty = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', shared_buffers: '32MB' }

export interface ClusterOptions {
  /** Whether everything but its address is as PostgreSQL comes: each commit waits for the disk. */
  asItComes?: boolean
  /** Whether a commit is acknowledged once it is where it is to be, but for the disk. */
  acknowledges?: boolean
  /**
   * Whether it is left as it is by its own vacuum. That comes by the minute, finds tables that are empty but for what tests
   * roll back, and has plans made for empty tables, which a session keeps when a test fills them.
   */
  unvacuumed?: boolean
  /** The server it follows from now on, as a standby that answers whoever reads. */
  standbyOf?: PostgresCluster
  /** Megabytes of a disk of its own, which only this server sees; where `mayMountDisk` says that there can be one. */
  disk?: number
}

/**
 * The shell holds our end of a pipe: when this process ends, however it ends, the pipe closes and
 * the shell takes the server and its files away. Nothing can be left running. What it reads from the pipe is done in turn,
 * and repeated once it is.
 */
const keeper = `
program="$1" home="$2" port="$3" flags="$4"
trap '' PIPE
start() {
  "$program" -D "$home/data" -k "$home" -p "$port" $flags >>"$home/log" 2>&1 &
  server=$!
}
all() {
  kill -"$1" $server $(cat /proc/$server/task/$server/children 2>/dev/null) 2>/dev/null
}
end() {
  kill -QUIT $server 2>/dev/null
  all CONT
  wait $server
}
start
while read -r word; do
  case "$word" in
    crash) end ;;
    start) start ;;
    freeze) all STOP ;;
    thaw) all CONT ;;
    fill) cat /dev/zero >"$home/data/ballast" 2>/dev/null ;;
    free) rm -f "$home/data/ballast" ;;
  esac
  echo "$word"
done
end
rm -rf "$home" 2>/dev/null
`

/** A disk in memory, seen by nobody but the server, with what `initdb` has made moved onto it. It is gone with the last who sees it. */
const onDisk = `
set -e
mv "$2/data" "$2/made"
mkdir "$2/data"
mount -t tmpfs -o "size=$5m,uid=$6,gid=$7,mode=700" tmpfs "$2/data"
cp -a "$2/made/." "$2/data"
exec setpriv --reuid="$6" --regid="$7" --clear-groups /bin/sh -c "$8" keeper "$1" "$2" "$3" "$4"
`

/** Whether a server can have a disk of its own: whoever may mount one, on Linux. */
export const mayMountDisk = (): boolean =>
  process.platform === 'linux' &&
  spawnSync('unshare', ['--mount', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt && command -v setpriv'], {
    stdio: 'ignore',
  }).status === 0

/** All of it, and where to get what comes after. */
const copyOf = ({ port }: PostgresCluster): string[] => [
  `--dbname=host=127.0.0.1 port=${port} user=postgres`,
  '--write-recovery-conf',
  '--checkpoint=fast',
  '--no-sync',
]

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

/** How large a disk is, and whose: a shell that mounts one still is root. */
const ownerOf = (megabytes: number, identity: Identity | null): string[] =>
  [megabytes, identity?.uid ?? 0, identity?.gid ?? 0].map(String)

/** Has the shell do something, and waits until it has. */
const tellKeeper = async (child: ChildProcess, word: string): Promise<void> => {
  const { stdin, stdout } = child
  if (stdin === null || stdout === null) throw new Error('the shell that keeps PostgreSQL was given no pipes')
  stdin.write(`${word}\n`)
  for await (const said of stdout.iterator({ destroyOnReturn: false }))
    if (String(said).includes(word)) return
  throw new Error('the shell that keeps PostgreSQL has ended')
}

/**
 * Makes and starts a cluster in a temporary folder, owned by user `postgres` without a password.
 * @throws when no PostgreSQL is installed, or with the server's log when it does not start.
 */
export const startPostgres = async ({
  asItComes = false,
  acknowledges = false,
  unvacuumed = false,
  standbyOf,
  disk,
}: ClusterOptions = {}): Promise<PostgresCluster> => {
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
  const [maker, said] = standbyOf ? ['pg_basebackup', copyOf(standbyOf)] : ['initdb', initialise]
  execFileSync(join(bin, maker), [...said, '-D', join(directory, 'data')], { ...options, stdio: 'pipe' })

  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    ...(asItComes ? {} : hasty),
    ...(acknowledges ? { synchronous_commit: 'on' } : {}),
    ...(unvacuumed ? { autovacuum: 'off' } : {}),
  }
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  const told = [join(bin, 'postgres'), directory, String(port), flags.join(' ')]
  const kept = { stdio: ['pipe', 'pipe', 'ignore'] as ['pipe', 'pipe', 'ignore'], detached: true }
  const child =
    disk === undefined
      ? spawn('/bin/sh', ['-c', keeper, 'keeper', ...told], { ...options, ...kept })
      : spawn(
          'unshare',
          ['--mount', '/bin/sh', '-c', onDisk, 'disk', ...told, ...ownerOf(disk, identity), keeper],
          { cwd: directory, ...kept },
        )

  const url = (database = 'postgres') => `postgres://postgres@127.0.0.1:${port}/${database}`
  const isUp = async (): Promise<void> => {
    const deadline = Date.now() + startLimitMs
    while (!(await answers(url()))) {
      if (Date.now() > deadline) {
        const log = readFileSync(join(directory, 'log'), 'utf8')
        await end(child)
        throw new Error(`PostgreSQL (${dirname(bin)}) did not start:\n${log}`)
      }
      await pause(20)
    }
  }
  await isUp()
  return {
    url,
    port,
    socketDirectory: directory,
    crash: () => tellKeeper(child, 'crash'),
    start: async () => {
      await tellKeeper(child, 'start')
      await isUp()
    },
    freeze: () => tellKeeper(child, 'freeze'),
    thaw: () => tellKeeper(child, 'thaw'),
    disk: { fill: () => tellKeeper(child, 'fill'), free: () => tellKeeper(child, 'free') },
    stop: async () => {
      await end(child)
      // The place of a disk of its own is left.
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
