import { ownFault, type Result } from './try-it.ts'

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

const refusalsOf = ({ refusals }: Result): string => {
  const all = [...refusals].map(([status, count]) =>
    status === ownFault ? `**${count} × ${status}**` : `${count} × ${status}`,
  )
  return all.length === 0 ? '0' : all.join(', ')
}

/** What must never be otherwise stands in bold where it is. */
const none = (count: number): string => (count === 0 ? '0' : `**${count}**`)

const cellsOf = (result: Result): string[] => [
  result.what,
  String(result.requests),
  refusalsOf(result),
  seconds(result.longestPause.reads),
  seconds(result.longestPause.writes),
  String(result.gifts),
  none(result.lost),
  none(result.doubled),
  none(result.stale.length),
]

const heads = [
  'what happens',
  'requests',
  'refusals',
  'longest pause of reads',
  'of writes',
  'gifts acknowledged',
  'lost',
  'doubled',
  'stale reads',
]

/** The table as Markdown, which a terminal shows as well. */
export const tableOf = (results: readonly Result[]): string =>
  [heads, ['---', ...heads.slice(1).map(() => '--:')], ...results.map(cellsOf)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
