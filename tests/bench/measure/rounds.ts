import type { CpuTime } from './cpu-time.ts'
import { connections, type Load, send } from './load.ts'
import { median, percentile } from './percentile.ts'

/** Who answers a request: the gateway, or one it is compared with. */
export interface Side {
  name: string
  load: Load
  cpu: CpuTime
}

/** What one request costs a side. */
export interface Figures {
  /** Answered requests. */
  perSecond: number
  /** Milliseconds that one in a hundred waits longer than. */
  p99: number
  /** Milliseconds of the processor, of the server and of its database. */
  cpu: number
  databaseCpu: number
}

export interface Effort {
  rounds: number
  /** How long a side is asked in each round, about. */
  seconds: number
}

const toAmount = (count: number): number => Math.max(2, Math.ceil(count / connections)) * connections

/** A burst that costs less than this share of the last cheaper one is cheaper itself; so many in a row are not. */
const cheaper = 0.97
const bursts = { asDear: 3, most: 30 }

/**
 * Asks until a request costs a side no less than it has cost before: a process that has just been started compiles what
 * it does often, in time that one that has run for a while does not spend. How many requests that takes is different
 * with each side. What gets cheaper by little each time has got cheaper by much after a while.
 * @returns how many it has answered in a second at best: some burst or other meets what happens now and then
 */
const settle = async (
  { load, cpu }: Omit<Side, 'name'>,
  amount: number,
  burstOf: typeof send,
): Promise<number> => {
  let known = Number.POSITIVE_INFINITY
  let perSecond = 0
  for (let sent = 0, asDear = 0; asDear < bursts.asDear && sent < bursts.most; sent++) {
    const before = cpu()
    const { seconds } = await burstOf(load, amount)
    const spent = cpu() - before
    perSecond = Math.max(perSecond, amount / seconds)
    const isCheaper = spent < known * cheaper
    asDear = isCheaper ? 0 : asDear + 1
    if (isCheaper) known = spent
  }
  return perSecond
}

/**
 * Asks without a pause, so that the side is warm; answers how many requests fill a whole round. A first burst may be
 * slow of something that happens once: what counts is one that lasted as long as the one before foretold.
 */
export const warmUp = async (
  side: Omit<Side, 'name'>,
  seconds: number,
  burstOf: typeof send = send,
): Promise<number> => {
  let isForetold = false
  for (let amount = toAmount(1); ; ) {
    const burst = await burstOf(side.load, amount)
    const isLong = burst.seconds >= seconds / 2
    const filling = toAmount((amount / burst.seconds) * seconds)
    if (isLong && isForetold) return toAmount((await settle(side, toAmount(filling / 2), burstOf)) * seconds)
    isForetold = isLong
    amount = isLong ? filling : amount * 4
  }
}

/** Of a round, what is sent before it is measured: while others had their turn, a side may have put away what it had at hand. */
const shareAhead = 1 / 4

const once = async ({ load, cpu }: Side, amount: number, databaseCpu: CpuTime): Promise<Figures> => {
  await send(load, toAmount(amount * shareAhead))
  const before = [cpu(), databaseCpu()] as const
  const { seconds, waits } = await send(load, amount)
  return {
    perSecond: amount / seconds,
    p99: percentile(waits, 0.99),
    cpu: (cpu() - before[0]) / amount,
    databaseCpu: (databaseCpu() - before[1]) / amount,
  }
}

const inTheMiddle = (rounds: readonly Figures[]): Figures => {
  const of = (name: keyof Figures) => median(rounds.map((figures) => figures[name]))
  return { perSecond: of('perSecond'), p99: of('p99'), cpu: of('cpu'), databaseCpu: of('databaseCpu') }
}

/**
 * Asks all sides in turns, round after round, so that whatever else the machine does meets them alike.
 * @returns the medians of each side, in their order
 */
export const measureSides = async (
  sides: readonly Side[],
  databaseCpu: CpuTime,
  { rounds, seconds }: Effort,
  tell: (done: string) => void,
): Promise<Figures[]> => {
  const amounts: number[] = []
  for (const side of sides) {
    tell(`${side.name} warms up`)
    amounts.push(await warmUp(side, seconds))
  }
  const results = sides.map((): Figures[] => [])
  for (let round = 1; round <= rounds; round++) {
    for (const [index, side] of sides.entries()) {
      tell(`round ${round} of ${rounds}: ${side.name}`)
      results[index]?.push(await once(side, amounts[index] ?? 0, databaseCpu))
    }
  }
  return results.map(inTheMiddle)
}
