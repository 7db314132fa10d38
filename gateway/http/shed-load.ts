import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Meters } from '../core/meters.ts'
import { Problem } from '../core/problem.ts'
import { createWaitingLine, type WaitingLine } from './waiting-line.ts'

/** Milliseconds between two looks at how busy the process is, and how finely its lag is measured. */
const interval = 500
const resolution = 10

/** Of the time: from here on whatever comes besides makes everybody wait longer. */
const fullUse = 0.95

/** Who would have to wait longer is sent away: sooner where the process is what they wait for, and not the database. */
export const linesOf = { ofBusy: { always: 8, seconds: 1 }, ofIdle: { always: 64, seconds: 5 } }

/** How busy this process was lately. */
const watchLoop = (app: FastifyInstance) => {
  const histogram = monitorEventLoopDelay({ resolution })
  histogram.enable()
  let before = performance.eventLoopUtilization()
  const load = { delay: 0, utilization: 0 }
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    load.utilization = performance.eventLoopUtilization(now, before).utilization
    load.delay = Math.max(0, histogram.mean / 1e6 - resolution) || 0
    before = now
    histogram.reset()
  }, interval)
  timer.unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    histogram.disable()
    done()
  })
  return load
}

const nobody = (): void => undefined

/** Whether what is made for this request is kept for everybody who asks for the same. */
const isForEverybody = (request: FastifyRequest): boolean => {
  const { sharing } = request.routeOptions.config
  return sharing !== undefined && sharing.key(request) !== null
}

/**
 * Sends away at once whoever would wait too long, so that those who are let in do not. What is answered from memory is
 * by then, and goes on being answered; so is what looks after the process itself.
 * @param maxDelay milliseconds of lag after which nobody is let in
 * @param meters where it is told how many were sent away, and how many wait
 * @returns what guards the routes of a scope
 */
export const shedLoad = (
  app: FastifyInstance,
  maxDelay: number,
  meters: Meters | null = null,
): ((scope: FastifyInstance) => void) => {
  const load = watchLoop(app)
  const newLine = () => createWaitingLine(() => performance.now())
  // So that what is made once for many does not wait behind what is made for one, nor whoever is signed in behind a
  // crowd that signs in.
  const lines = { ofEverybody: newLine(), ofMember: newLine(), ofStranger: newLine() }
  const leaving = new WeakMap<FastifyRequest, () => void>()

  let shed = 0
  meters?.counter({
    name: 'http_requests_shed_total',
    help: 'Requests sent away because they would have waited too long',
    read: () => [{ value: shed }],
  })
  meters?.gauge({
    name: 'http_requests_waiting',
    help: 'Answers that are being made, by for whom: everybody, whoever is signed in, whoever is not',
    labels: ['line'],
    read: () => [
      { labels: { line: 'everybody' }, value: lines.ofEverybody.making },
      { labels: { line: 'member' }, value: lines.ofMember.making },
      { labels: { line: 'stranger' }, value: lines.ofStranger.making },
    ],
  })

  const lineOf = (request: FastifyRequest): WaitingLine => {
    if (isForEverybody(request)) return lines.ofEverybody
    return request.headers.authorization === undefined ? lines.ofStranger : lines.ofMember
  }

  const isTooMuch = (request: FastifyRequest): boolean =>
    load.delay > maxDelay ||
    lineOf(request).isLongerThan(load.utilization >= fullUse ? linesOf.ofBusy : linesOf.ofIdle)

  const refusalOf = (request: FastifyRequest): Problem | null => {
    if (!isTooMuch(request)) return null
    shed += 1
    return new Problem('unavailable')
  }

  return (scope) => {
    // Before a body is read, and after all that answers without making anything.
    scope.addHook('preParsing', (request, _reply, _payload, done) => {
      done(refusalOf(request))
    })
    // Whoever is still sending theirs keeps nobody waiting; many may have come before the first of them was done.
    scope.addHook('preValidation', (request, reply, done) => {
      const refusal = refusalOf(request)
      if (refusal) return done(refusal)
      const leave = lineOf(request).join()
      leaving.set(request, leave)
      reply.raw.once('close', leave)
      done()
    })
    // A reader's own pace is not the making's.
    scope.addHook('onSend', (request, _reply, _payload, done) => {
      const leave = leaving.get(request) ?? nobody
      leave()
      done()
    })
  }
}
