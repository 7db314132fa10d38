import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { DatabaseSync } from 'node:sqlite'

const root = join(import.meta.dirname, '../..')
const stampFile = join(root, 'dist/.build.json')

interface Step {
  name: string
  /** What the result depends on: files and folders, from the root of the repository. */
  inputs: readonly string[]
  /** What the step writes and does not itself take away again; emptied first, so that no output outlives its source. */
  outputs: readonly string[]
  /**
   * A folder in which what the build before has written stays, and goes with the next: a gateway that runs hands out pages
   * that name those files, which nobody could use without.
   */
  keeps?: string
  /** A file without which the step has not been done, whatever the stamp says. */
  proof: string
  /** A script, from the root of the repository, and its arguments. */
  command: readonly [script: string, ...parameters: string[]]
}

const shared = ['gateway/cli/build.ts', 'package-lock.json', 'tsconfig.json', 'schema']

const steps: readonly Step[] = [
  {
    name: 'compiled',
    inputs: [...shared, 'gateway', 'migrations'],
    outputs: ['dist/compiled', 'dist/.tsbuildinfo'],
    proof: 'dist/compiled/gateway/server.js',
    command: ['node_modules/typescript/bin/tsc', '-p', 'gateway'],
  },
  {
    name: 'gateway',
    inputs: [...shared, 'gateway', 'migrations'],
    outputs: [],
    proof: 'dist/gateway/server.js',
    command: ['gateway/cli/bundle.ts'],
  },
  {
    name: 'database',
    inputs: ['package-lock.json', 'gateway/cli/make-cluster.ts', 'gateway/database/cluster.ts', 'migrations'],
    outputs: ['dist/cluster', 'dist/cluster.unfinished'],
    proof: 'dist/cluster/PG_VERSION',
    command: ['dist/gateway/cli/make-cluster.js'],
  },
  {
    name: 'client',
    inputs: [...shared, 'client'],
    outputs: ['dist/client/index.html'],
    keeps: 'dist/client',
    proof: 'dist/client/index.html',
    command: ['node_modules/vite/bin/vite.js', 'build', 'client', '--logLevel', 'warn'],
  },
  {
    name: 'pages',
    inputs: [...shared, 'client'],
    outputs: ['dist/pages'],
    proof: 'dist/pages/entry.js',
    command: [
      'node_modules/vite/bin/vite.js',
      'build',
      'client',
      '--ssr',
      'server/entry.tsx',
      '--logLevel',
      'warn',
    ],
  },
]

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)

const filesOf = (input: string): string[] =>
  globSync([input, `${input}/**/*`], { cwd: root })
    .filter((path) => statSync(join(root, path)).isFile() && !isTest(path))
    .sort()

const fingerprint = (step: Step): string => {
  const hash = createHash('sha256')
  for (const path of step.inputs.flatMap(filesOf)) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Not where nothing has changed: who starts what another user has built may not write there. */
const writeStamps = (stamps: Record<string, string>): void => writeFileSync(stampFile, JSON.stringify(stamps))

const readStamps = (): Record<string, string> => {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'))
  } catch {
    return {}
  }
}

const longestBuild = 30 * 60_000
const sqliteBusy = 5

const isHeld = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy

/** Held until this process ends, however it does: a lock of the kernel's. */
let lock: DatabaseSync | undefined

const takeLock = (timeout: number): DatabaseSync => {
  const taken = new DatabaseSync(join(root, 'dist/.build.lock'), { timeout })
  try {
    taken.exec('begin exclusive')
  } catch (error) {
    // A disk that knows no locks is built on all the same.
    if (isHeld(error)) throw error
  }
  return taken
}

/** Of two builds in one folder each would take away what the other has just made. Not before there is something to do. */
const waitForOthers = (): DatabaseSync => {
  try {
    return takeLock(0)
  } catch (error) {
    if (!isHeld(error)) throw error
    console.log('build  another is at it in this folder, and is waited for')
    return takeLock(longestBuild)
  }
}

/** Runs a script under this very Node; answers its exit code and what it printed. */
const run = ([script, ...parameters]: Step['command']): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, script), ...parameters], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }))
  })

/** Takes away what is older than the build before; of that it is known when it began, the clock may have been put back since. */
const forgetOlder = (folder: string, before: number): void => {
  for (const each of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
    const path = join(each.parentPath, each.name)
    if (each.isFile() && statSync(path).mtimeMs < before) rmSync(path)
  }
}

const build = async (step: Step): Promise<boolean> => {
  const started = performance.now()
  const begun = Date.now()
  const stamps = readStamps()
  const wanted = fingerprint(step)
  if (stamps[step.name] === wanted && existsSync(join(root, step.proof))) {
    console.log(`build  ${step.name.padEnd(8)} unchanged`)
    return true
  }
  if (lock === undefined) {
    lock = waitForOthers()
    return build(step)
  }
  delete stamps[step.name]
  // Before it begins: what an interrupted step leaves is not taken for what was there before.
  writeStamps(stamps)
  for (const output of step.outputs) rmSync(join(root, output), { recursive: true, force: true })
  const { code, output } = await run(step.command)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (code !== 0 || !existsSync(join(root, step.proof))) {
    const why = code === 0 ? `${output}${step.proof} was not made` : output
    console.error(`build  ${step.name.padEnd(8)} failed after ${seconds} s\n\n${why}`)
    return false
  }
  if (output.trim()) console.log(output.trimEnd())
  console.log(`build  ${step.name.padEnd(8)} ${seconds} s`)
  if (step.keeps !== undefined) {
    const key = `${step.name} begun`
    forgetOlder(step.keeps, Math.min(Number(stamps[key] ?? 0), begun))
    stamps[key] = String(begun)
  }
  stamps[step.name] = wanted
  writeStamps(stamps)
  return true
}

const buildAll = async (): Promise<boolean> => {
  mkdirSync(join(root, 'dist'), { recursive: true })
  for (const step of steps) {
    if (!(await build(step))) return false
  }
  return true
}

if (!(await buildAll())) process.exitCode = 1
