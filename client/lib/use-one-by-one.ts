import { useRef } from 'react'

/**
 * Does what is asked one after another, and drops nothing: what is asked while something else of the same `lane` is under
 * way waits for it, and sees what has come of it.
 */
export const useOneByOne = (): (<Result>(lane: string, act: () => Promise<Result>) => Promise<Result>) => {
  const last = useRef(new Map<string, Promise<unknown>>())
  return (lane, act) => {
    const before = last.current.get(lane) ?? Promise.resolve()
    const done = before.then(act, act)
    last.current.set(lane, done)
    return done
  }
}
