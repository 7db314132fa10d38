import { startGateway } from '../support/servers.ts'
import { admin } from './data/fill-database.ts'
import type { Ends } from './ends.ts'
import { BenchFailure } from './failure.ts'
import { type CpuTime, cpuTimeOf } from './measure/cpu-time.ts'

/** A process that answers. */
export interface Server {
  name: string
  address: string
  pid: number
  cpu: CpuTime
  stop: () => Promise<unknown>
}

/**
 * As it runs for an organisation. All requests come from one address, faster than people ask: what would turn them
 * away is switched off.
 */
const asInProduction = {
  NODE_ENV: 'production',
  JWT_SECRET: 'a secret of the benchmark, long enough',
  LOG_LEVEL: 'silent',
  REQUESTS_PER_MINUTE: '0',
  PUBLIC_WRITES_PER_HOUR: '0',
  MAX_EVENT_LOOP_DELAY: '0',
  PUBLIC_URL: 'http://127.0.0.1:3000',
}

const start = async (
  ends: Ends,
  name: string,
  env: Record<string, string>,
  program?: string,
): Promise<Server> => {
  const { address, pid, stop } = await startGateway({ env, ...(program ? { program } : {}) })
  return { name, address, pid, cpu: cpuTimeOf(pid), stop: ends.add(stop) }
}

export const startProduct = (ends: Ends, databaseUrl: string): Promise<Server> =>
  start(ends, 'gateway', { ...asInProduction, DATABASE_URL: databaseUrl })

/** The same without a memory: it makes each answer for whoever asks. */
export const startForgetful = (ends: Ends, databaseUrl: string): Promise<Server> =>
  start(ends, 'without memory', { ...asInProduction, DATABASE_URL: databaseUrl, ANSWER_MEMORY: '0' })

/** A server of ours, written for comparison. */
export const startOther = (
  ends: Ends,
  name: string,
  program: string,
  env: Record<string, string>,
): Promise<Server> => start(ends, name, { NODE_ENV: 'production', ...env }, program)

/** What an admin's requests carry. */
export const signIn = async ({ address }: Server): Promise<{ authorization: string }> => {
  const answer = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  if (!answer.ok) {
    throw new BenchFailure(
      `the gateway does not sign in the admin of the benchmark: ${answer.status} ${await answer.text()}`,
      'See gateway/rooms/accounts, and tests/bench/data/fill-database.ts, which makes the account.',
    )
  }
  const body: unknown = await answer.json()
  return { authorization: `Bearer ${Reflect.get(Object(body), 'token')}` }
}
