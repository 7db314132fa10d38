import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './root.ts'

/** Less than most tests may take, so that it is said what was printed. */
const startLimitMs = 45_000
const stopLimitMs = 15_000

/** The built gateway as a process of its own, as an operator runs it. */
export interface RunningGateway {
  /** Like `http://127.0.0.1:4301`. */
  address: string
  pid: number
  dataDir: string
  /** All it has printed so far. */
  output: () => string
  /** Asks it to end, waits, and removes its data if they were made for it. Answers its exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

export interface GatewayOptions {
  /** Added to an otherwise bare environment. */
  env?: Record<string, string>
  /** Kept afterwards if given; a fresh one is made and removed otherwise. */
  dataDir?: string
  /** What it prints when the test may begin; its first group is the address. */
  until?: RegExp
  /** What to run instead of the built gateway, from the root of the repository. */
  program?: string
  /** What that is told. */
  parameters?: string[]
}

const bareEnvironment = (): Record<string, string> => {
  const { PATH = '', HOME = '', TMPDIR } = process.env
  return { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}) }
}

const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode)
    child.once('close', resolve)
  })

/** What `npm start` gives to Node: its flags, then the built gateway. */
const asStarted = (): string[] => {
  const { scripts }: { scripts: { start: string } } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const [, , ...parameters] = scripts.start.split(' ')
  return parameters.map((each, place) => {
    if (each.startsWith('-')) return each
    // Node imports an address, whatever the folder is called.
    return parameters[place - 1] === '--import' ? pathToFileURL(join(root, each)).href : join(root, each)
  })
}

/** Printed once the database is ready. */
const openLine = /Open (http:\/\/\S+:\d+)/

/** Waits until the gateway has printed `until`, and answers its first group. */
const printed = (child: ChildProcess, output: () => string, until: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    const fail = (why: string) => () => reject(new Error(`the gateway ${why}:\n${output()}`))
    const timer = setTimeout(fail(`has not printed ${until} within ${startLimitMs} ms`), startLimitMs)
    child.once('close', fail('ended while starting'))
    child.stdout?.on('data', () => {
      const found = until.exec(output())
      if (found === null) return
      clearTimeout(timer)
      resolve(found[1] ?? '')
    })
  })

/**
 * Starts the built gateway as `npm start` does, on a free loopback port, with the embedded database in a folder of its own.
 * @throws with everything it printed when it ends or stays silent
 */
export const startGateway = async (options: GatewayOptions = {}): Promise<RunningGateway> => {
  const { env = {}, dataDir, until = openLine, program, parameters = [] } = options
  const directory = dataDir ?? mkdtempSync(join(tmpdir(), 'gateway-'))
  const child = spawn(
    process.execPath,
    program === undefined ? asStarted() : [join(root, program), ...parameters],
    {
      cwd: directory,
      env: { ...bareEnvironment(), HOST: '127.0.0.1', PORT: '0', DATA_DIR: directory, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let text = ''
  const keep = (chunk: Buffer) => {
    text += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const output = () => text

  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> => {
    child.kill(signal)
    const timer = setTimeout(() => child.kill('SIGKILL'), stopLimitMs)
    const code = await exitOf(child)
    clearTimeout(timer)
    if (dataDir === undefined) rmSync(directory, { recursive: true, force: true })
    return code
  }

  try {
    return {
      address: await printed(child, output, until),
      pid: child.pid ?? 0,
      dataDir: directory,
      output,
      stop,
    }
  } catch (error) {
    await stop('SIGKILL')
    throw error
  }
}
