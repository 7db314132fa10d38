import { AsyncLocalStorage } from 'node:async_hooks'
import type { LogPosition } from '../core/log-position.ts'

const position = new AsyncLocalStorage<LogPosition>()

/** Whatever only reads within `work` may be read from a replica that has got so far. */
export const readingFrom = <Answer>(from: LogPosition, work: () => Answer): Answer => position.run(from, work)

/** Undefined where everything is read from the primary. */
export const currentlyFrom = (): LogPosition | undefined => position.getStore()
