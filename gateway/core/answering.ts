import { AsyncLocalStorage } from 'node:async_hooks'
import type { ProblemCode } from '../../schema/problems.ts'
import type { Span } from './span.ts'

/** A request that is being answered, for whoever works for it without knowing it: a log, a statement, a trace. */
export interface Answering {
  /** One of its own on all gateways, or the one a proxy gave it: letters, digits, dots, dashes and underscores. */
  readonly id: string
  /** Its place in the trace of a proxy, in W3C's form; undefined where it has none. */
  readonly traceparent: string | undefined
  /** What is traced of it at this moment; null where nothing is. */
  span: Span | null
  /** The first refusal that its answer tells of. */
  problem: ProblemCode | null
}

const answering = new AsyncLocalStorage<Answering | undefined>()

/** Does all that follows from `work` for a request, or for none. */
export const answeringTo = <Answer>(request: Answering | undefined, work: () => Answer): Answer =>
  answering.run(request, work)

/** The request that something is done for now; undefined for what the gateway does by itself. */
export const currentAnswering = (): Answering | undefined => answering.getStore()

/** Notes a refusal that the answer to a request tells of, where nothing was refused before. */
export const noteProblem = (code: ProblemCode, request = currentAnswering()): void => {
  if (request) request.problem ??= code
}
