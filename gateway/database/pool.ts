import pg from 'pg'
import type { DataSource } from 'typeorm'
import { createShare, type Share } from './share.ts'
import { timeouts } from './timeouts.ts'

/** The connections of a data source, for statements that do not pass through TypeORM. */
export const poolOf = ({ driver }: DataSource): pg.Pool => {
  const pool: unknown = Reflect.get(driver, 'master')
  if (pool instanceof pg.Pool) return pool
  throw new Error('Driver not Connected')
}

/** What a connection is wanted for. */
export type Work = 'reading' | 'writing'

/** Of each ten connections, how many either kind of work leaves to the other. */
const leftOfTen = 3

const shares = new WeakMap<pg.Pool, Record<Work, Share>>()

/** How many connections of a pool either kind of work takes at most. A single one is for both. */
export const mostOf = (poolSize: number): number =>
  poolSize === 1 ? 1 : poolSize - Math.max(1, Math.floor((poolSize * leftOfTen) / 10))

const sharesOf = (pool: pg.Pool): Record<Work, Share> => {
  const known = shares.get(pool)
  if (known) return known
  const most = mostOf(pool.options.max)
  const made = { reading: createShare(most, timeouts.acquire), writing: createShare(most, timeouts.acquire) }
  shares.set(pool, made)
  return made
}

/**
 * Waits until one more connection may be taken for this work: whoever writes to a table that somebody has locked takes
 * none of those that readers have left, nor the other way round. Answers what to call when it is given back.
 */
export const enterShare = (dataSource: DataSource, work: Work): Promise<() => void> =>
  sharesOf(poolOf(dataSource))[work].enter()

/** How many wait for a connection of those for each kind of work. */
export const waitingOf = (pool: pg.Pool): readonly (readonly [Work, number])[] => {
  const { reading, writing } = sharesOf(pool)
  return [
    ['reading', reading.waiting],
    ['writing', writing.waiting],
  ]
}

/** A connection, and how it is given back. */
export interface Taken {
  client: pg.PoolClient
  /** @param isSpoilt whether nobody may use it again */
  release(isSpoilt: boolean): void
}

/** Takes a connection of those for this work. */
export const takeConnection = async (dataSource: DataSource, work: Work): Promise<Taken> => {
  const leave = await enterShare(dataSource, work)
  try {
    const client = await poolOf(dataSource).connect()
    return {
      client,
      release: (isSpoilt) => {
        client.release(isSpoilt)
        leave()
      },
    }
  } catch (error) {
    leave()
    throw error
  }
}
