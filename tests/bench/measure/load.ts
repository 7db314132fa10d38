import autocannon from 'autocannon'

/** A request that is sent over and over. */
export interface Load {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** What it is to be answered with; 200 when absent. */
  status?: number
}

/** What many of one request took. */
export interface Burst {
  seconds: number
  /** Milliseconds of each, as whoever asks waits for it. */
  waits: number[]
}

export const connections = 10

/** Longer than any answer takes, so that a slow side is measured and not cut off. */
const patienceSeconds = 60

/**
 * Sends a number of equal requests, ten at a time, and waits for the last answer: what a side spends on them
 * is then spent on answered ones alone.
 */
export const send = ({ status = 200, ...load }: Load, amount: number): Promise<Burst> =>
  new Promise((resolve, reject) => {
    const waits: number[] = []
    const refusals = new Map<number, number>()
    let [first, last] = [0, 0]
    const done = (failure: Error | null, result?: autocannon.Result) => {
      const [refused] = refusals
      if (failure) reject(failure)
      else if (refused)
        reject(new Error(`${load.url} answered ${refused[1]} times ${refused[0]}, not ${status}`))
      else if (waits.length !== amount)
        reject(
          new Error(
            `${load.url} left ${amount - waits.length} requests unanswered (${result?.errors} errors)`,
          ),
        )
      else resolve({ seconds: (last - first) / 1000, waits })
    }
    const run = autocannon({ ...load, connections, amount, timeout: patienceSeconds, sampleInt: 50 }, done)
    first = performance.now()
    run.on('response', (_client, code, _bytes, wait) => {
      last = performance.now()
      if (code !== status) refusals.set(code, (refusals.get(code) ?? 0) + 1)
      waits.push(wait)
    })
  })
