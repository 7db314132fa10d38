import type { Figures } from '../measure/rounds.ts'
import { figure, table } from './table.ts'

/** What the sides of a case took, the gateway first. */
export interface Compared {
  name: string
  sides: readonly { name: string; figures: Figures }[]
}

const total = ({ cpu, databaseCpu }: Figures): number => cpu + databaseCpu

/** How the gateway compares: 1 is equal, more is better than the other side. */
const ratio = (value: number): string => value.toFixed(2)

/** What the sides of each case took, and the gateway's share of the others by rate and by processor time. */
export const comparedTable = (cases: readonly Compared[]): string =>
  table(
    ['case', 'side', 'req/s', 'p99 ms', 'CPU ms', 'database CPU ms', 'by rate', 'by CPU'],
    cases.flatMap(({ name, sides }) => {
      const ours = sides[0]?.figures
      return sides.map(({ name: side, figures }, index) => [
        index === 0 ? name : '',
        side,
        figure(figures.perSecond),
        figure(figures.p99),
        figure(figures.cpu),
        figure(figures.databaseCpu),
        index === 0 || !ours ? '' : ratio(ours.perSecond / figures.perSecond),
        index === 0 || !ours ? '' : ratio(total(figures) / total(ours)),
      ])
    }),
  )
