import { setTimeout as pause } from 'node:timers/promises'
import type { Outcome, Site } from './site.ts'

/** Milliseconds in which a gateway says that it lives, and answers as ever once what was in its way is gone. */
const patience = 5000

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** What keeps a gateway from counting as alive: it is the same process, and says within five seconds that it lives. */
export const notAlive = async (site: Site): Promise<string[]> => {
  const { pid } = site.gateway()
  const { status, took } = await site.ask('/health')
  if (!isRunning(pid)) return ['the process has ended']
  if (status !== 200 || took > patience) return [`/health: ${status} after ${Math.round(took)} ms`]
  return []
}

/** Asks again until it is answered so, for as long as a gateway may take to come back. */
export const until = async (status: number, ask: () => Promise<Outcome>): Promise<string[]> => {
  const deadline = performance.now() + patience
  for (;;) {
    const answer = await ask()
    if (answer.status === status) return []
    if (performance.now() > deadline) return [`still ${answer.status}, and not ${status}`]
    await pause(50)
  }
}

/** The answers that are none of those. */
export const unlike = (statuses: readonly (number | string)[], told: Iterable<number | string>): string[] =>
  [...new Set(told)].filter((status) => !statuses.includes(status)).map((status) => `answered ${status}`)
