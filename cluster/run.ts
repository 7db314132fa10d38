import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { parseArgs, styleText } from 'node:util'
import { commandAt, usualFolder } from './commands.ts'
import { directAddress, pooledAddress, standbyAddress } from './databases.ts'
import { FolderUnusableError } from './folder.ts'
import { gatewayEnvironment } from './gateways.ts'
import { PartNotReadyError } from './part.ts'
import { patroniFileOf } from './patroni.ts'
import { PortUnusableError } from './ports.ts'
import { ProgramsMissingError } from './programs.ts'
import { type Cluster, ClusterRunsError, startCluster } from './start-cluster.ts'
import { readState, type State } from './state.ts'
import { readStatus } from './status.ts'

const usage = `Usage: npm run cluster [-- <flags>]
  --folder <path>    where everything is kept (${usualFolder})
  --port <number>    where the site is found (8080)
  --gateways <count> how many (3)
       npm run cluster -- status [--folder <path>]
         what each part of a running one is doing; it fails where one is not well
       npm run cluster -- admin [--folder <path>] <command …>
         npm run admin, at a running one: "admin create --username nino …" makes the first admin`

const release = resolve(import.meta.dirname, '../dist')

const print = (line = ''): void => {
  process.stdout.write(`${line}\n`)
}

const report = (what: string, how: string): void => print(`  ${what.padEnd(15)}${how}`)

/** What somebody asked for that there is not. */
class UsageError extends Error {}

/** Their sentences say what to do. */
const speakForThemselves = [
  ProgramsMissingError,
  FolderUnusableError,
  PortUnusableError,
  ClusterRunsError,
  PartNotReadyError,
  UsageError,
]

const number = (name: string, text: string, least: number, most: number): number => {
  const value = Number(text)
  if (!Number.isInteger(value) || value < least || value > most)
    throw new UsageError(`--${name} must be a whole number from ${least} to ${most}`)
  return value
}

const requireRunning = (folder: string): State => {
  const state = readState(folder)
  if (state === null)
    throw new UsageError(`No cluster runs in ${folder}. Start one with: ${commandAt(folder)}`)
  return state
}

/** An address without its password. */
const shown = (address: string): string => {
  const url = new URL(address)
  url.password = ''
  return url.href
}

const announce = ({ address, layout }: Cluster): void => {
  print()
  report('database', shown(pooledAddress(layout)))
  report('of a standby', shown(standbyAddress(layout)))
  report('past PgBouncer', shown(directAddress(layout)))
  report('passwords', join(layout.folder, 'secrets.json'))
  report('metrics', layout.gateways.map(({ metrics }) => `127.0.0.1:${metrics}`).join(', '))
  report('of Patroni', layout.nodes.map(({ rest }) => `127.0.0.1:${rest}`).join(', '))
  report('of etcd', `127.0.0.1:${layout.etcd.client}`)
  report(
    'patronictl',
    `patronictl --config-file=${patroniFileOf(layout.folder, layout.nodes[0]?.name ?? '')} list`,
  )
  report('logs', join(layout.folder, 'log'))
  report('first admin', `${commandAt(layout.folder, 'admin')} create --username <name> …`)
  print(`\n  ${styleText('bold', `Open ${address}`)}\n`)
}

/** Runs until it is told to end; then everything ends in order. Whoever presses Ctrl+C under npm sends two signals. */
const keep = async (options: { folder: string; port: number; gateways: number }): Promise<void> => {
  const told = new AbortController()
  const { signal } = told
  for (const each of ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'] as const) process.on(each, () => told.abort())
  const cluster = await startCluster({ ...options, release, report, signal })
  announce(cluster)
  if (!signal.aborted) await once(signal, 'abort')
  await cluster.end()
}

const admin = (folder: string, parameters: readonly string[]): void => {
  const { layout } = requireRunning(folder)
  const { status } = spawnSync(process.execPath, [join(release, 'gateway/cli/admin.js'), ...parameters], {
    env: { ...process.env, ...gatewayEnvironment(layout) },
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}

const flagsOf = (args: string[]) => {
  try {
    return parseArgs({
      args,
      options: {
        folder: { type: 'string', default: usualFolder },
        port: { type: 'string', default: '8080' },
        gateways: { type: 'string', default: '3' },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

/** What stands behind `admin` is the other command's, but for the folder before it. */
const splitAdmin = (rest: string[]): [own: string[], others: string[]] => {
  const own = rest[0] === '--folder' ? 2 : Number(rest[0]?.startsWith('--folder=') ?? false)
  return [rest.slice(0, own), rest.slice(own)]
}

const run = async (): Promise<void> => {
  const [command, ...rest] = process.argv.slice(2)
  if (command === 'admin') {
    const [own, others] = splitAdmin(rest)
    return admin(resolve(flagsOf(own).folder), others)
  }
  const flags = flagsOf(command === 'status' ? rest : process.argv.slice(2))
  const folder = resolve(flags.folder)
  if (flags.help) return print(usage)
  if (command === 'status') {
    const { layout, isStarting } = requireRunning(folder)
    const status = await readStatus(layout)
    if (isStarting) print('It is still starting: what does not answer yet may do so in a moment.')
    for (const { name, how } of status) report(name, how)
    if (!status.every(({ isWell }) => isWell)) process.exitCode = 1
    return
  }
  await keep({
    folder,
    port: number('port', flags.port, 0, 65_535),
    gateways: number('gateways', flags.gateways, 1, 20),
  })
}

run().catch((error: unknown) => {
  // It was told to end while it started, and has.
  if (error instanceof Error && error.name === 'AbortError') return
  const isPlain = speakForThemselves.some((each) => error instanceof each)
  process.stderr.write(
    `${error instanceof Error ? (isPlain ? error.message : error.stack) : String(error)}\n`,
  )
  process.exitCode = 1
})
