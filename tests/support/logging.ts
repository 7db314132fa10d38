import { onTestFinished } from 'vitest'
import { buildApp, type DatabaseState } from '../../gateway/app.ts'
import type { Services } from '../../gateway/rooms.ts'
import { test as withGateway } from './gateway.ts'

/** A line of the log, as far as tests read it. */
export interface Line {
  level: number
  msg?: string
  reqId?: string
  req?: { id: string; method: string; path: string; address: string }
  err?: Record<string, unknown>
}

const isThere: DatabaseState = { isUp: () => true, isReady: async () => true }

/** A gateway that logs all it can into memory; `lines` are read back. */
export const logging = async (services: Services, database: DatabaseState = isThere) => {
  const written: string[] = []
  const app = await buildApp({
    services,
    production: true,
    database,
    log: { level: 'trace', stream: { write: (line) => written.push(line) } },
    limits: { requestsPerMinute: null, maxEventLoopDelay: null, trustProxy: ['127.0.0.1'] },
  })
  onTestFinished(() => app.close())
  return { app, text: () => written.join(''), lines: () => written.map((line): Line => JSON.parse(line)) }
}

/** `test` with a gateway that logs, and a way to let it fail without spoiling the transaction for what comes after. */
export const test = withGateway
  .extend('log', ({ services }) => logging(services))
  .extend('failing', ({ manager }) => async (work: () => Promise<unknown>): Promise<void> => {
    await manager.query('savepoint before_failure')
    await work()
    await manager.query('rollback to savepoint before_failure')
  })

/** What is told of errors. */
export const errorsOf = (lines: Line[]) => lines.flatMap(({ err }) => (err ? [err] : []))
