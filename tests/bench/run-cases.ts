import type { Case } from './cases/case.ts'
import { checkAnswers } from './cases/check-answers.ts'
import { type Flags, isWanted } from './flags.ts'
import type { CpuTime } from './measure/cpu-time.ts'
import { type Effort, measureSides } from './measure/rounds.ts'
import type { Progress } from './progress.ts'
import type { Compared } from './report/compared.ts'
import { figure } from './report/table.ts'

const effortOf = ({ quick }: Flags): Effort => (quick ? { rounds: 3, seconds: 1 } : { rounds: 5, seconds: 5 })

/** Measures the cases one after another, once all sides of each have been seen to answer the same. */
export const runCases = async (
  cases: readonly Case[],
  databaseCpu: CpuTime,
  flags: Flags,
  { step, detail }: Progress,
): Promise<Compared[]> => {
  const results: Compared[] = []
  for (const each of cases.filter(({ name }) => isWanted(flags, name))) {
    detail(`${each.name}: compares the answers`)
    await checkAnswers(each)
    const figures = await measureSides(each.contestants, databaseCpu, effortOf(flags), (text) =>
      detail(`${each.name}: ${text}`),
    )
    const sides = each.contestants.flatMap(({ name }, index) => {
      const found = figures[index]
      return found ? [{ name, figures: found }] : []
    })
    results.push({ name: each.name, sides })
    const told = sides.map(
      ({ name, figures: { perSecond, cpu, databaseCpu: database } }) =>
        `${name} ${figure(perSecond)}/s, ${figure(cpu)} + ${figure(database)} ms`,
    )
    step(`${each.name}: ${told.join(' · ')}`)
  }
  return results
}
