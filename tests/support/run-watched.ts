import { type ChildProcess, spawn } from 'node:child_process'
import { createWatchdog } from './watchdog.ts'

export interface WatchedRun {
  /** An ES module or CommonJS file, and its parameters. */
  script: string
  parameters: readonly string[]
  /** Added to the environment. */
  env?: NodeJS.ProcessEnv
  cwd?: string
  /** What is shown has passed through a pipe: on a terminal, two runners side by side would draw over each other. */
  output: 'shown' | 'hidden'
  /** Milliseconds without a message of the process after which it counts as hung. */
  silenceMs: number
  onMessage?: (message: unknown) => void
  /** Called with the process as soon as there is one. */
  onStart?: (child: ChildProcess) => void
}

/** Milliseconds in which what an ended process has printed is still shown. */
const drainMs = 500

/** How a process ended: with an exit code, after a signal from outside, or killed because it hung. */
export type Ending = { kind: 'exit'; code: number } | { kind: 'signal' } | { kind: 'hung' }

/** Runs a script under this very Node for as long as it keeps sending messages to its parent. */
export const runWatched = ({ script, parameters, env = {}, cwd, output, silenceMs, ...told }: WatchedRun) =>
  new Promise<Ending>((resolve) => {
    const child = spawn(process.execPath, [script, ...parameters], {
      ...(cwd === undefined ? {} : { cwd }),
      env: { ...process.env, ...env },
      stdio: ['ignore', output === 'shown' ? 'pipe' : 'ignore', 'inherit', 'ipc'],
    })
    child.stdout?.pipe(process.stdout, { end: false })
    let hung = false
    const watchdog = createWatchdog(silenceMs, () => {
      hung = true
      child.kill('SIGKILL')
      // Whatever it has started may hold the other end of the pipe, and would be waited for.
      child.stdout?.destroy()
    })
    child.on('message', (message) => {
      watchdog.seen()
      told.onMessage?.(message)
    })
    child.on('error', () => {
      watchdog.stop()
      resolve({ kind: 'exit', code: 1 })
    })
    const end = (code: number | null): void => {
      watchdog.stop()
      if (hung) resolve({ kind: 'hung' })
      else resolve(code === null ? { kind: 'signal' } : { kind: 'exit', code })
    }
    child.on('close', end)
    // Something it has left behind may hold the pipe open for ever: what was printed is there by then.
    child.on('exit', (code) => setTimeout(() => end(code), drainMs).unref())
    told.onStart?.(child)
  })
