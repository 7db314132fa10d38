/**
 * One of a kind for all tests of a worker, closed when the last of those who use it has ended. The runner makes a
 * fixture of the worker anew for every `test` that is extended from another; the embedded database lets only so many in.
 */
export const oncePerWorker = <Given, Made>(
  make: (given: Given) => Made,
  close: (made: Made) => Promise<unknown>,
) => {
  let users = 0
  let made: Made | undefined
  return (given: Given, onCleanup: (release: () => Promise<void>) => void): Made => {
    users += 1
    const shared = made ?? make(given)
    made = shared
    onCleanup(async () => {
      users -= 1
      if (users > 0) return
      made = undefined
      await close(shared)
    })
    return shared
  }
}
