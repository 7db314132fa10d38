import { executionAsyncResource } from 'node:async_hooks'
import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isProbe } from '../http/health.ts'

/** Milliseconds after a busy time, until hardly anybody notices that what was compiled for them has to be compiled again. */
const quiet = 30_000

/**
 * More requests than that in this time are a busy time. A robot is none, nor are a few readers, whom a charity has all
 * day: what one hour of many has left would else stay until the night.
 */
const few = 90

/**
 * How much more than after the last collection is worth another one, for which whoever asks meanwhile waits: less after a
 * busy time, as a few readers take the room for short-lived things again within a minute or two.
 */
const growth = { afterBusy: 1.1, else: 1.25 }

const shapes: object[] = []

/**
 * V8 forgets the shape of whatever there is none of when it collects: at once here, after a few of its own collections
 * else. Where an object is written with names that are computed, it never learns a second one: Node's own queue, which
 * every request goes through several times, would be slow for good. So one of what waits there is kept.
 */
const keepShapeOfWaiting = (): void => process.nextTick(() => shapes.push(executionAsyncResource()))

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
 * Gives back to the machine what is no longer needed: now, after a start, and whenever nobody has asked for much for
 * half a minute. V8 by itself keeps the room for all the short-lived things it has once had at a time. What is under way
 * is let end before: what it needs would be taken for what there is at least, and stay.
 * @param underWay how many requests are being answered
 */
export const returnMemory = (
  server: EventEmitter,
  underWay: () => number,
  { used, collect } = ofThisProcess(),
): void => {
  let kept = 0
  let wasBusy = false

  const settle = (): void => {
    if (underWay() > 0 || used() < kept * (wasBusy ? growth.afterBusy : growth.else)) return
    collect()
    kept = used()
    wasBusy = false
  }

  keepShapeOfWaiting()
  settle()
  const timer = setInterval(settle, quiet).unref()
  let since = 0
  let requests = 0
  server.on('request', ({ url }: Pick<IncomingMessage, 'url'>) => {
    if (isProbe(url)) return
    const now = performance.now()
    if (now - since > quiet) {
      since = now
      requests = 0
    }
    requests += 1
    if (requests <= few) return
    wasBusy = true
    timer.refresh()
  })
  server.on('close', () => clearInterval(timer))
}
