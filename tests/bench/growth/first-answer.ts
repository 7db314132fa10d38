import { BenchFailure } from '../failure.ts'
import type { Load } from '../measure/load.ts'

/** Each refused question has read what the next one need not read: more of them say that it is not the disk. */
const mostRefused = 50

const statusOf = async ({ url, method, headers, body }: Load): Promise<number> => {
  const answer = await fetch(url, {
    ...(method && { method }),
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
  })
  await answer.arrayBuffer()
  return answer.status
}

/**
 * Asks one by one until there is an answer. Of a ledger that was written this minute little is in memory, and the gateway gives a
 * statement ten seconds: on a slow disk it refuses (503) until enough has been read.
 * @returns how often it refused
 */
export const firstAnswer = async (
  load: Load,
  ask: (load: Load) => Promise<number> = statusOf,
): Promise<number> => {
  for (let refused = 0; refused <= mostRefused; refused++) {
    const status = await ask(load)
    if (status === (load.status ?? 200)) return refused
    if (status !== 503) throw new Error(`${load.url} answered ${status}`)
  }
  throw new BenchFailure(
    `${load.url} was refused ${mostRefused} times and more.`,
    'Look at the plan of its statement, as the disk is not the reason.',
  )
}
