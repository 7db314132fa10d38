import autocannon from 'autocannon'

/** A request that is sent over and over. */
export interface Load {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

const connections = 10
const warmUpSeconds = 1
const seconds = 3
const runs = 3

const once = async (load: Load, duration: number): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({ ...load, connections, duration })
  if (non2xx > 0 || errors > 0)
    throw new Error(`${load.url} answered ${non2xx} refusals and ${errors} errors`)
  return requests.average
}

/** Requests a second: the median of several short runs after a warm-up. */
export const requestsPerSecond = async (load: Load): Promise<number> => {
  await once(load, warmUpSeconds)
  const results: number[] = []
  for (let run = 0; run < runs; run++) results.push(await once(load, seconds))
  return results.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
}
