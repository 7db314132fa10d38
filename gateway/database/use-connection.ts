import type { DataSource } from 'typeorm'
import { askBriefly } from './ask-briefly.ts'
import { poolOf } from './pool.ts'
import { timeouts } from './timeouts.ts'

/** Uses a connection where nobody else does, so that one stays, or comes again. */
export const useConnection = async (dataSource: DataSource): Promise<void> => {
  const { totalCount, idleCount } = poolOf(dataSource)
  if (totalCount === idleCount) await askBriefly(dataSource, 'select', timeouts.connect)
}
