import { AsyncLocalStorage } from 'node:async_hooks'

/** Somebody who is signed in and asks for something now: what the trail tells of whoever writes. */
export interface Asker {
  /** The id of their account. */
  actor: string
  session: string
  /** Where they ask from. */
  address: string
  /** What their browser or program calls itself. */
  device: string
  /** What they ask for: the name of the operation, on either edge. */
  operation: string
}

const asking = new AsyncLocalStorage<Asker | undefined>()

/** Does all that follows from `work` for somebody: whatever is written meanwhile is written by them. */
export const askedBy = <Answer>(asker: Asker, work: () => Answer): Answer => asking.run(asker, work)

/** Does something that the trail tells nothing of: whoever calls this tells it otherwise. */
export const askedByNobody = <Answer>(work: () => Answer): Answer => asking.run(undefined, work)

/** Who asks for what is being done now; undefined for visitors, and for what the gateway does by itself. */
export const currentAsker = (): Asker | undefined => asking.getStore()

/** Does one of several things that somebody has asked for at once, under its own name. */
export const askedFor = <Answer>(operation: string, work: () => Answer): Answer => {
  const asker = currentAsker()
  return asker ? askedBy({ ...asker, operation }, work) : work()
}
