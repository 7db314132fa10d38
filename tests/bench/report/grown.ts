import type { Grown } from '../growth/run-growth.ts'
import { figure, table } from './table.ts'

const byColumn = <Row>(rows: readonly Row[], name: string, cell: (row: Row) => string): string[] => [
  name,
  ...rows.map(cell),
]

/** What each operation costs as the ledger grows: processor of the gateway and of its database, and how long one waits. */
export const grownTable = (all: readonly Grown[]): string => {
  const [first] = all
  const operations = (first?.operations ?? []).map(({ name }) =>
    byColumn(all, name, ({ operations: found }) => {
      const figures = found.find((each) => each.name === name)?.figures
      return figures
        ? `${figure(figures.cpu)} + ${figure(figures.databaseCpu)} · ${figure(figures.p99)}`
        : figure(Number.NaN)
    }),
  )
  return table(
    ['CPU + database CPU · p99, ms', ...all.map(({ gifts }) => gifts.toLocaleString('en-US'))],
    [
      ...operations,
      byColumn(
        all,
        'export of 1,000 rows: CPU + database CPU',
        ({ rows }) => `${figure(rows.cpu)} + ${figure(rows.databaseCpu)}`,
      ),
      byColumn(all, 'export, rows/s', ({ rows }) => figure(rows.perSecond)),
      byColumn(all, 'refused before the first answers', ({ refused }) => String(refused)),
      byColumn(all, 'memory during the export, MiB', ({ rows }) => figure(rows.memory)),
    ],
  )
}
