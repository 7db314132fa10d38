import type { FastifyInstance } from 'fastify'
import { type AppDependencies, buildApp } from '../../gateway/app.ts'
import type { Services } from '../../gateway/rooms.ts'

/** Milliseconds: how fast a machine is decides no test, and what is cut off takes the connection of its test along. */
const timeToAnswer = 10 * 60_000

const databaseIsThere = { isUp: () => true, isReady: async () => true }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Services that do at each call what those `current` answers do, whoever keeps hold of one of their functions. */
const standIns = (first: Services, current: () => Services): Services =>
  new Proxy(first, {
    get: (rooms, room) => {
      const service: unknown = Reflect.get(rooms, room)
      if (!isObject(service)) return service
      return new Proxy(service, {
        get:
          (_, member) =>
          (...parameters: unknown[]): unknown => {
            const serving: unknown = Reflect.get(current(), room)
            const act: unknown = isObject(serving) ? Reflect.get(serving, member) : undefined
            if (typeof act !== 'function') throw new Error(`${String(room)} has no ${String(member)}`)
            return Reflect.apply(act, serving, parameters)
          },
      })
    },
  })

/**
 * One application for all tests of a worker, because building it takes longer than most of them: it serves
 * the services of whichever test runs.
 */
export const createSharedApp = (more: Pick<AppDependencies, 'log'> = {}) => {
  let built: Promise<FastifyInstance> | undefined
  let serving: Services | undefined

  const current = (): Services => {
    if (!serving) throw new Error('the application is asked outside of any test')
    return serving
  }

  return {
    serve: (services: Services): Promise<FastifyInstance> => {
      serving = services
      built ??= buildApp({
        services: standIns(services, current),
        production: true,
        database: databaseIsThere,
        timeToAnswer,
        ...more,
      })
      return built
    },
    /** Nothing is served between two tests. */
    rest: (): void => {
      serving = undefined
    },
    close: async (): Promise<void> => (await built)?.close(),
  }
}
