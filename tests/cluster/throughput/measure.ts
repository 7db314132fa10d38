import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { ClusterSite } from '../site.ts'
import type { Requests } from './requests.ts'
import { ofEach, type Spent, watchSpending } from './spending.ts'

/** What a time of asking for one thing, as fast as it is answered, has shown. */
export interface Measured {
  requests: number
  seconds: number
  /** By all of it together, beyond what they spend while nobody asks. */
  spent: Spent
}

/** Seconds of asking before anything counts. */
export const warming = 1

/** Seconds of asking while it counts, and of not asking at all. */
const effort = { counting: 5, idle: 15 }

/** Who asks at the same time. */
const connections = 10

/** Asks for it over and over, as fast as it is answered. */
export const ask = (site: ClusterSite, requests: Requests, seconds: number): Promise<autocannon.Result> =>
  autocannon({ url: site.address, connections, duration: seconds, timeout: 30, requests: [...requests] })

/** What each spends in a millisecond in which nobody asks for anything: parts look after each other all the time. */
export const measureIdle = async (site: ClusterSite): Promise<Spent> => {
  const spending = await watchSpending(site)
  const begun = performance.now()
  await pause(effort.idle * 1000)
  return ofEach(spending(), (spent) => spent / (performance.now() - begun))
}

/** @throws where anything is answered by a refusal, or not at all: what is measured is what people get */
export const measure = async (site: ClusterSite, requests: Requests, idle: Spent): Promise<Measured> => {
  await ask(site, requests, warming)
  const spending = await watchSpending(site)
  const begun = performance.now()
  const result = await ask(site, requests, effort.counting)
  const seconds = (performance.now() - begun) / 1000
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) {
    const codes = JSON.stringify(result.statusCodeStats)
    throw new Error(`${failed} of ${result.requests.total} were not answered as they are to be: ${codes}`)
  }
  const spent = ofEach(spending(), (all, part) => Math.max(0, all - idle[part] * seconds * 1000))
  return { requests: result.requests.total, seconds, spent }
}
