import type { Listed } from '../lists/run-lists.ts'
import { figure, table } from './table.ts'

/** What every page of a list takes in a small database and in a large one, what grows most first. */
export const listedTable = (all: readonly Listed[]): string => {
  const growth = ({ small, large }: Listed): number => large.cpu / small.cpu
  return table(
    ['page', 'records', 'with much', 'wait, ms', 'with much', 'CPU, ms', 'with much', '×'],
    all
      .toSorted((one, other) => growth(other) - growth(one))
      .map((each) => [
        each.name,
        String(each.small.records),
        String(each.large.records),
        figure(each.small.wait),
        figure(each.large.wait),
        figure(each.small.cpu),
        figure(each.large.cpu),
        figure(growth(each)),
      ]),
  )
}
