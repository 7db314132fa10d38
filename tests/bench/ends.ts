type End = () => Promise<unknown>

/** What has been started and is to be ended, however the run ends: the last started first. */
export interface Ends {
  /** Answers a way to end it earlier. */
  add: (end: End) => End
  all: () => Promise<void>
}

export const createEnds = (): Ends => {
  const open: End[] = []
  return {
    add: (end) => {
      const once: End = async () => {
        const place = open.indexOf(once)
        if (place === -1) return
        open.splice(place, 1)
        await end()
      }
      open.push(once)
      return once
    },
    all: async () => {
      for (let end = open.at(-1); end !== undefined; end = open.at(-1)) {
        await end().catch((error: unknown) => console.error(error))
      }
    },
  }
}
