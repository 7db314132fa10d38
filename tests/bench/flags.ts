import { parseArgs } from 'node:util'
import { BenchFailure } from './failure.ts'

/** What whoever runs the benchmark wants of it. */
export interface Flags {
  /** Few, short rounds: to see that it works. */
  quick: boolean
  /** Only the cases whose names hold one of these; all when empty. */
  only: readonly string[]
  /** Without the servers that have to be installed first. */
  withoutPeers: boolean
  growth: boolean
  /** Every page of the admin area's lists, with little and with much in the database. */
  lists: boolean
  lighthouse: boolean
}

const usage = `npm run bench -- [flags]
  --quick            few, short rounds: to see that it works
  --only <case>      only the cases whose names hold this; may be repeated
  --without-peers    only the gateway and the limit; nothing is installed
  --growth           10 thousand to 10 million gifts as well
  --lists            every page of a list, with little and with much in the database, as well
  --lighthouse       what a telephone takes to show the pages as well`

/** @throws BenchFailure that says what may be written */
export const readFlags = (args: readonly string[]): Flags => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        quick: { type: 'boolean', default: false },
        only: { type: 'string', multiple: true, default: [] },
        'without-peers': { type: 'boolean', default: false },
        growth: { type: 'boolean', default: false },
        lists: { type: 'boolean', default: false },
        lighthouse: { type: 'boolean', default: false },
      },
    })
    const { 'without-peers': withoutPeers, ...others } = values
    return { withoutPeers, ...others }
  } catch (error) {
    throw new BenchFailure(error instanceof Error ? error.message : String(error), usage)
  }
}

export const isWanted = ({ only }: Flags, name: string): boolean =>
  only.length === 0 || only.some((part) => name.includes(part))

/** What of the results page a run measures whole, so that it may stand there for everybody. */
export const isWhole = {
  comparison: ({ quick, only, withoutPeers }: Flags): boolean => !quick && only.length === 0 && !withoutPeers,
  /** Of growth and of first paint no cases are chosen. */
  others: ({ quick }: Flags): boolean => !quick,
}
