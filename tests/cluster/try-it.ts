import { faultsInWritten } from '../faults/numbered-writes.ts'
import { startLoad, type Told } from './load.ts'
import type { ClusterSite } from './site.ts'
import type { Trial } from './trials.ts'

/** Gifts that are acknowledged before it happens, and once it is over. */
const around = 40

/** How a gateway answers when it is wrong itself: what is wrong around it is a 503. */
export const ownFault = 500

/** What a trial has shown. */
export interface Result extends Told {
  what: string
  lost: number
  doubled: number
  /** What is wrong that should never be, each in words. */
  faults: string[]
}

/** Has it happen under load, waits until all is well again, and compares what was acknowledged with what is there. */
export const tryIt = async (site: ClusterSite, { what, refusesNobody, happen }: Trial): Promise<Result> => {
  const load = startLoad(site, site.gifts + 1)
  await load.more(around)
  await happen(site)
  await site.untilWell()
  await load.more(around)
  const told = await load.end()
  site.gifts += told.gifts
  const written = await faultsInWritten(site, site.gifts)
  const count = (word: string) => written.filter((fault) => fault.startsWith(word)).length
  const wrong = [...told.refusals].filter(([why]) => refusesNobody || why === ownFault)
  return {
    ...told,
    what,
    lost: count('lost'),
    doubled: count('doubled'),
    faults: [...written, ...told.stale, ...wrong.map(([why, times]) => `${times} were refused: ${why}`)],
  }
}
