import type { Client } from 'pg'
import type { DataSource, EntityManager } from 'typeorm'
import { test as base, expect, inject } from 'vitest'
import { createDataSource, type DatabaseConnection } from '../../gateway/database/data-source.ts'
import { entities } from '../../gateway/rooms.ts'
import { migrations } from '../../migrations/all.ts'
import { oncePerWorker } from './once-per-worker.ts'
import type {} from './prepare-database.ts'

/** Listens to the SQL that is sent. */
export interface Statements {
  /** The statements sent while `work` runs, in order. */
  during: (work: () => Promise<unknown>) => Promise<string[]>
}

const listeners = new Set<(sql: string) => void>()

const statements: Statements = {
  during: async (work) => {
    const sent: string[] = []
    const listen = (sql: string) => sent.push(sql)
    listeners.add(listen)
    try {
      await work()
    } finally {
      listeners.delete(listen)
    }
    return sent
  },
}

const connect = (connection: DatabaseConnection): Promise<DataSource> => {
  const onQuery = (sql: string) => {
    for (const listen of listeners) listen(sql)
  }
  return createDataSource({ connection, poolSize: 4, entities, migrations, onQuery }).initialize()
}

const sharedDataSource = oncePerWorker(connect, async (dataSource) => (await dataSource).destroy())

/** A statement that hands itself to the driver, and is called back. */
interface Submitted {
  submit: unknown
  callback: (...answer: unknown[]) => void
}

const isSubmitted = (statement: unknown): statement is Submitted =>
  typeof statement === 'object' && statement !== null && 'submit' in statement

/**
 * What runs side by side on a pool takes a connection each; in a test all of it shares the one of the transaction,
 * and the driver wants the next statement only after the last one is answered. Answers how to undo it.
 */
const sendOneByOne = (client: Client): (() => void) => {
  const send = client.query
  let last = Promise.resolve()
  const takeTurn = () => {
    const before = last
    const turn = Promise.withResolvers<void>()
    last = turn.promise
    return { before, end: turn.resolve }
  }
  const query = (...statement: unknown[]): unknown => {
    const [first] = statement
    const { before, end } = takeTurn()
    if (isSubmitted(first)) {
      const { callback } = first
      first.callback = (...answer) => {
        end()
        callback(...answer)
      }
      before.then(() => Reflect.apply(send, client, statement))
      return first
    }
    const answer = async (): Promise<unknown> => {
      await before
      try {
        // Awaited here, so that a failure still tells whose statement it was.
        return await Reflect.apply(send, client, statement)
      } finally {
        end()
      }
    }
    return answer()
  }
  Reflect.set(client, 'query', query)
  return () => Reflect.deleteProperty(client, 'query')
}

/** What the driver will not do any more in its next version, among all that is done from now until the answer is read. */
export const driverComplaints = (): (() => string[]) => {
  const heard: string[] = []
  const listen = ({ message }: Error): void => {
    if (message.includes('client.query()')) heard.push(message)
  }
  process.on('warning', listen)
  return () => {
    process.off('warning', listen)
    return heard
  }
}

/** Has the pool replace a connection: nobody knows what became of the transaction on it. */
const breakOff = (client: Client): Promise<void> => client.end().catch(() => undefined)

/** A transaction in a session of its own, until `end` takes back whatever was done in it. */
export const beginTransaction = async (dataSource: DataSource) => {
  const runner = dataSource.createQueryRunner()
  const client: Client = await runner.connect()
  const undo = sendOneByOne(client)
  await runner.startTransaction()
  return {
    manager: runner.manager,
    /** Gives the session back whatever has become of it: the embedded database has no other for the tests to come. */
    end: async (): Promise<void> => {
      try {
        await runner.rollbackTransaction()
      } catch (error) {
        await breakOff(client)
        throw error
      } finally {
        undo()
        await runner.release()
      }
    },
  }
}

/**
 * `test` with a database: `manager` is a transaction that is rolled back when the test ends, so every
 * test starts with the empty tables of the migrations. Transactions inside it become savepoints, one
 * after another: work that needs two at the same time asks for `dataSource` and cleans up after itself.
 */
export const test = base
  .extend('statements', statements)
  .extend('connection', { scope: 'worker' }, (): DatabaseConnection => {
    const connection = inject('database')
    if (!connection) throw new Error('this suite needs a database that is not installed here')
    return connection
  })
  .extend('dataSource', { scope: 'worker' }, ({ connection }, { onCleanup }) =>
    sharedDataSource(connection, onCleanup),
  )
  .extend('manager', async ({ dataSource }, { onCleanup }): Promise<EntityManager> => {
    const complaints = driverComplaints()
    const { manager, end } = await beginTransaction(dataSource)
    onCleanup(async () => {
      await end()
      expect(complaints()).toEqual([])
    })
    return manager
  })
