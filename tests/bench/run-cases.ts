import type { Case } from './cases/case.ts'
import { checkAnswers } from './cases/check-answers.ts'
import type { CpuTime } from './measure/cpu-time.ts'
import { type Effort, measureSides } from './measure/rounds.ts'
import type { Progress } from './progress.ts'
import type { Compared } from './report/compared.ts'
import { figure } from './report/table.ts'
import type { Sides } from './sides.ts'

const told = ({ name, sides }: Compared): string => {
  const each = sides.map(
    ({ name: side, figures: { perSecond, cpu, databaseCpu } }) =>
      `${side} ${figure(perSecond)}/s, ${figure(cpu)} + ${figure(databaseCpu)} ms`,
  )
  return `${name}: ${each.join(' · ')}`
}

/** Measures the cases one after another, once all sides of each have been seen to answer the same. */
export const runCases = async (
  cases: readonly Case[],
  sides: Sides,
  databaseCpu: CpuTime,
  effort: Effort,
  { step, detail }: Progress,
): Promise<Compared[]> => {
  const results: Compared[] = []
  for (const { name, contestants } of cases) {
    detail(`${name}: compares the answers`)
    const found = await contestants(sides)
    await checkAnswers(name, found)
    const servers = found.map(({ server, load }) => ({ name: server.name, cpu: server.cpu, load }))
    const figures = await measureSides(servers, databaseCpu, effort, (text) => detail(`${name}: ${text}`))
    const compared = {
      name,
      sides: servers.flatMap((server, index) => {
        const measured = figures[index]
        return measured ? [{ name: server.name, figures: measured }] : []
      }),
    }
    results.push(compared)
    step(told(compared))
  }
  return results
}
