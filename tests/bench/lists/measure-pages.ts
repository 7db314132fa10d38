import { recordsIn } from '../cases/in-answers.ts'
import type { CpuTime } from '../measure/cpu-time.ts'
import type { Load } from '../measure/load.ts'
import { median } from '../measure/percentile.ts'
import { answerTo } from './pages.ts'

/** A gateway over one of the databases. */
export interface Side {
  cpu: CpuTime
  load: Load
}

/** What one request of a page takes. */
export interface PageFigures {
  /** Milliseconds, in the middle of all requests. */
  wait: number
  /** Milliseconds of the processor, of the gateway and of its database together. */
  cpu: number
  /** How many records it holds, those within others as well. */
  records: number
}

export interface Effort {
  rounds: number
  /** How long each side is asked in a round. */
  ms: number
}

const ask = async (
  { load, cpu }: Side,
  databaseCpu: CpuTime,
  ms: number,
): Promise<{ waits: number[]; cpu: number }> => {
  const waits: number[] = []
  const before = cpu() + databaseCpu()
  const end = performance.now() + ms
  while (waits.length < 3 || performance.now() < end) {
    const begun = performance.now()
    await answerTo(load)
    waits.push(performance.now() - begun)
  }
  return { waits, cpu: (cpu() + databaseCpu() - before) / waits.length }
}

/** Asks both in turns, one request at a time, so that whatever else the machine does meets them alike. */
export const measurePages = async <Sides extends readonly Side[]>(
  sides: Sides,
  databaseCpu: CpuTime,
  { rounds, ms }: Effort,
): Promise<PageFigures[]> => {
  const found = sides.map(() => ({ waits: [] as number[], cpu: [] as number[], records: 0 }))
  // The first requests of a connection are planned anew, until it keeps a plan.
  for (const [index, side] of sides.entries()) {
    for (let asked = 0; asked < 8; asked++) {
      const answer = await answerTo(side.load)
      if (found[index]) found[index].records = recordsIn(answer.data)
    }
  }
  for (let round = 0; round < rounds; round++) {
    for (const [index, side] of sides.entries()) {
      const { waits, cpu } = await ask(side, databaseCpu, ms)
      found[index]?.waits.push(...waits)
      found[index]?.cpu.push(cpu)
    }
  }
  return found.map(({ waits, cpu, records }) => ({ wait: median(waits), cpu: median(cpu), records }))
}
