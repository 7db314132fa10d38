import type { PageFigures } from '../lists/measure-pages.ts'
import type { Listed } from '../lists/run-lists.ts'
import { figure, table } from './table.ts'

const growth = ({ small, large }: Listed): number => large.cpu / small.cpu

/** Whether a page holds as many records with much as with little; all but a tenth of them. */
const areAsMany = ({ small, large }: Listed): boolean =>
  Math.abs(large.records - small.records) <= Math.max(small.records, large.records) / 10

const perRecord = ({ cpu, records }: PageFigures): number => cpu / records

/** What each page takes in a small database and in a large one, what grows most first. */
const growing = (all: readonly Listed[]): string =>
  table(
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

/** The same of pages that hold other records, of which only what each record takes can be compared. */
const unlike = (all: readonly Listed[]): string =>
  table(
    ['page', 'records', 'with much', 'CPU, ms', 'with much', '×', 'a record', 'with much'],
    all
      .toSorted((one, other) => growth(other) - growth(one))
      .map((each) => [
        each.name,
        String(each.small.records),
        String(each.large.records),
        figure(each.small.cpu),
        figure(each.large.cpu),
        figure(growth(each)),
        figure(perRecord(each.small)),
        figure(perRecord(each.large)),
      ]),
  )

/** Like is compared with like: pages that hold as many records apart from those that do not. */
export const listedTables = (all: readonly Listed[]): string => `### As many records

${growing(all.filter(areAsMany))}

### Other records

A page that holds more records takes longer to read, to write and to send: beside ×, what each record takes.

${unlike(all.filter((each) => !areAsMany(each)))}`
