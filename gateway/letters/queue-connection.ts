import type { Db } from 'pg-boss'
import type { DataSource, EntityManager } from 'typeorm'
import { takeConnection } from '../database/pool.ts'

/** What brings a transaction of its own, or cannot be in any. */
const standsAlone = /^\s*begin\b|\bconcurrently\b/i

const original = Symbol('original')

/** Of a failure the queue mostly tells by a copy of its fields, which is no error any more: this is the error. */
export const originalOf = (told: object): unknown => Reflect.get(told, original) ?? told

/** So that it is found in its copies. */
const findable = (error: unknown): unknown =>
  error instanceof Error ? Object.assign(error, { [original]: error }) : error

const send = async (dataSource: DataSource, text: string, values?: unknown[]) => {
  const { client, release } = await takeConnection(dataSource, 'writing')
  let isSpoilt = true
  try {
    if (standsAlone.test(text)) {
      const answer = await client.query(text, values)
      isSpoilt = false
      return answer
    }
    await client.query('begin')
    const answer = await client.query(text, values)
    await client.query('commit')
    isSpoilt = false
    return answer
  } finally {
    // Of what failed in the middle nobody knows in which transaction its connection is.
    release(isSpoilt)
  }
}

/**
 * The queue's way to the database: the gateway's own connections. Each of its statements is a transaction, since a pooler
 * takes what is sent without one for reading.
 */
export const queueConnection = (dataSource: DataSource): Db => ({
  executeSql: (text, values) =>
    send(dataSource, text, values).catch((error: unknown) => {
      throw findable(error)
    }),
})

/** The same within a transaction that is open already. */
export const withinTransaction = ({ queryRunner }: EntityManager): Db => ({
  executeSql: async (text, values) => {
    if (!queryRunner?.isTransactionActive) throw new Error('a letter is written within a transaction')
    const client: { query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> } =
      await queryRunner.connect()
    return client.query(text, values)
  },
})
