import type { EventEmitter } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Milliseconds without a request after which nobody notices the pause. */
const quiet = 10_000

/** How much more than after the last collection is worth another one. */
const growth = 1.1

interface Memory {
  /** Bytes of the whole process. */
  used: () => number
  collect: () => void
}

const ofThisProcess = (): Memory => {
  setFlagsFromString('--expose-gc')
  const gc: NodeJS.GCFunction = runInNewContext('gc')
  return {
    used: () => process.memoryUsage.rss(),
    collect: () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
  }
}

/**
 * Gives back to the machine what is no longer needed: now, after a start, and whenever nobody asks for anything after
 * a busy time. V8 by itself keeps the room for all the short-lived things it has once had at a time.
 */
export const returnMemory = (server: EventEmitter, { used, collect } = ofThisProcess()): void => {
  let isQuiet = true
  let kept = 0

  const settle = (): void => {
    if (used() < kept * growth) return
    collect()
    kept = used()
  }

  settle()
  server.on('request', () => {
    isQuiet = false
  })
  const timer = setInterval(() => {
    if (isQuiet) settle()
    isQuiet = true
  }, quiet).unref()
  server.on('close', () => clearInterval(timer))
}
