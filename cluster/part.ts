import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Identity } from './identity.ts'
import { type Known, know, send } from './processes.ts'

/** Milliseconds between the end of a part that was to run and its next start; twice as many each time it has hardly begun. */
const beforeAgain = 1000
const mostBeforeAgain = 30_000
const hardlyBegun = 5000

/** How one of the programs is run. */
export interface Program {
  name: string
  command: string
  parameters: readonly string[]
  directory: string
  env: Record<string, string>
  identity: Identity | null
  log: string
  /** Milliseconds it may take to end when told to; then it is killed. */
  patience: number
  /** Milliseconds between two looks whether it is ready. */
  betweenLooks: number
  /** Whether it does what it is there for. */
  isReady: () => Promise<boolean>
  /** What is to be done before it begins, each time. */
  before?: () => void
}

/** A program of the cluster, which is started again when it ends unasked. */
export interface Part {
  name: string
  /** Null while it does not run. */
  process: () => Known | null
  /** Starts it where it does not run, by this program from now on where one is given. */
  start: (next?: Program) => void
  /** @throws with the end of its log where it is not ready in time, and once `signal` is aborted */
  ready: (patienceMs: number, signal?: AbortSignal) => Promise<void>
  /** Asks it to end and waits until it has. */
  end: () => Promise<void>
  /** Ends it at once. It stays down until it is started. */
  kill: () => Promise<void>
  signal: (signal: NodeJS.Signals) => void
}

const exitOf = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
  })

const run = ({ command, parameters, directory, env, identity, log, before }: Program): ChildProcess => {
  before?.()
  const file = openSync(log, 'a', 0o600)
  try {
    // In a group of its own: Ctrl+C is the command's to hear.
    return spawn(command, parameters, {
      cwd: directory,
      env,
      ...identity,
      detached: true,
      stdio: ['ignore', file, file],
    })
  } finally {
    closeSync(file)
  }
}

/** The last lines a program has written. */
const endOfLog = ({ log }: Program): string =>
  readFileSync(log, 'utf8').trimEnd().split('\n').slice(-15).join('\n')

/** A part does not do in time what it is there for. The message ends with the end of its log. */
export class PartNotReadyError extends Error {
  override readonly name = 'PartNotReadyError'

  constructor(name: string, program: Program) {
    super(`${name} is not ready. The end of ${program.log}:\n${endOfLog(program)}`)
  }
}

export interface PartEvents {
  /** It has begun or ended. */
  changed: () => void
  /** It had ended unasked, in that way, and was started again. */
  begunAgain: (part: Part, ending: string) => void
}

export const createPart = (first: Program, { changed, begunAgain }: PartEvents): Part => {
  let program = first
  let child: ChildProcess | null = null
  let isWanted = false
  let wait = beforeAgain

  const begin = (): void => {
    const begun = run(program)
    const since = performance.now()
    child = begun
    begun.once('error', () => undefined)
    begun.once('exit', (code, signal) => {
      if (child === begun) child = null
      changed()
      if (!isWanted) return
      if (performance.now() - since > hardlyBegun) wait = beforeAgain
      setTimeout(() => {
        if (!isWanted || child !== null) return
        begin()
        begunAgain(part, signal ?? `exit code ${code}`)
      }, wait).unref()
      wait = Math.min(2 * wait, mostBeforeAgain)
    })
    changed()
  }

  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    isWanted = false
    const running = child
    if (running?.pid === undefined) return
    send(running.pid, signal)
    const timer = setTimeout(() => running.kill('SIGKILL'), program.patience)
    await exitOf(running)
    clearTimeout(timer)
  }

  const part: Part = {
    name: first.name,
    process: () => (child?.pid === undefined ? null : know(child.pid)),
    start: (next) => {
      program = next ?? program
      isWanted = true
      if (child === null) begin()
    },
    ready: async (patienceMs, signal) => {
      const deadline = performance.now() + patienceMs
      while (!(await program.isReady())) {
        if (performance.now() > deadline) throw new PartNotReadyError(part.name, program)
        await pause(program.betweenLooks, undefined, signal === undefined ? {} : { signal })
      }
    },
    end: () => stop('SIGTERM'),
    kill: () => stop('SIGKILL'),
    signal: (signal) => {
      if (child?.pid !== undefined) send(child.pid, signal)
    },
  }
  return part
}
