import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** A process that cannot be taken for another one: numbers are given again, but not with the same beginning. */
export interface Known {
  pid: number
  /** Ticks from the machine's start, as the kernel tells. */
  begun: string
}

/** What `/proc/<pid>/stat` says after the name, which may hold anything; null where there is no such process, or a dead one. */
const statOf = (pid: number): string[] | null => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? null : fields
  } catch {
    return null
  }
}

export const know = (pid: number): Known | null => {
  const begun = statOf(pid)?.[19]
  return begun === undefined ? null : { pid, begun }
}

export const isRunning = ({ pid, begun }: Known): boolean => know(pid)?.begun === begun

export const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && statOf(pid)?.[1] === String(parent))

/** What it was started with; nothing of one that has ended. */
export const wordsOf = (pid: number): string[] => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return []
  }
}

/** A process that has ended meanwhile needs no signal. */
export const send = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** Waits until all have ended; answers those that have not by then. */
export const ended = async (processes: readonly Known[], patienceMs: number): Promise<Known[]> => {
  const deadline = performance.now() + patienceMs
  for (;;) {
    const left = processes.filter(isRunning)
    if (left.length === 0 || performance.now() > deadline) return left
    await pause(50)
  }
}
